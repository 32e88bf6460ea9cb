// Nothing: the target that compiles the common headers needs a source (CoverStory.cmake).
