// A question to the store, asked on the thread that reads and answered on the event loop.
#pragma once

#include <expected>
#include <functional>
#include <memory>
#include <utility>

#include "server/store_thread.h"
#include "store/store.h"

namespace coverstory::server {

template <class Answer>
using Answered = std::expected<Answer, store::StoreError>;

template <class Answer>
void ask(StoreThread& thread, std::function<Answered<Answer>(store::Reader&)> question,
         std::function<void(Answered<Answer>)> then) {
  auto answer = std::make_shared<Answered<Answer>>();
  thread.read(
      [answer, question = std::move(question)](store::Reader& store) -> StoreThread::Outcome {
        *answer = question(store);
        if (!*answer) return std::unexpected(answer->error());
        return {};
      },
      [answer, then = std::move(then)](const StoreThread::Outcome& outcome) {
        if (!outcome) *answer = std::unexpected(outcome.error());
        then(std::move(*answer));
      });
}

}  // namespace coverstory::server
