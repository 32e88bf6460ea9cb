"""The games with OpenSpiel's method names, for code that was written for it. It imports nothing of OpenSpiel.

>>> from coverstory.open_spiel import load_game
>>> game = load_game("cover-me", {"players": 2})
>>> state = game.new_initial_state(seed=3)
>>> while not state.is_terminal():
...     if state.is_simultaneous_node():
...         state.apply_actions([state.legal_actions(player)[0] for player in range(state.num_players())])
...     else:
...         state.apply_action(state.legal_actions()[0])
>>> sum(state.returns())
0.0
"""
import dataclasses

import numpy

from . import _engine

SIMULTANEOUS, TERMINAL = -2, -4  # as in open_spiel.PlayerId
INVALID_ACTION = -1

_GAMES = {"cover-me": _engine.CoverMe, "cover-up": _engine.CoverUp}


class State:
    """A position. With `turn_based` those who choose at the same time are asked one after another; what they chose
    stays sealed."""

    def __init__(self, game, position, history=()):
        self._game, self.position, self._history = game, position, list(history)

    def get_game(self):
        return self._game

    def num_players(self):
        return self.position.players

    def num_distinct_actions(self):
        return self.position.num_actions

    def current_player(self):
        if self.position.is_over:
            return TERMINAL
        due = self.position.to_act
        return due[0] if len(due) == 1 or self._game.turn_based else SIMULTANEOUS

    def is_terminal(self):
        return self.position.is_over

    def is_chance_node(self):
        return False

    def is_simultaneous_node(self):
        return self.current_player() == SIMULTANEOUS

    def is_player_node(self):
        return self.current_player() >= 0

    def legal_actions(self, player=None):
        if self.is_terminal():
            return []
        return self.position.legal(self.current_player() if player is None else player)

    def legal_actions_mask(self, player=None):
        player = self.current_player() if player is None else player
        return self.position.action_mask(player).astype(int).tolist()

    def apply_action(self, action):
        player = self.current_player()
        if player < 0:
            raise ValueError("The game is over." if self.is_terminal() else
                             "Several players choose now: apply_actions takes an action for each.")
        self.position.apply(player, action)
        self._history.append((player, int(action)))

    def apply_actions(self, actions):
        """An action for each player; what is given for who has nothing to choose is the no-op."""
        due = self.position.to_act
        if len(actions) != self.num_players():
            raise ValueError(f"There are {self.num_players()} players, and so many actions are to be given.")
        checked = self.position.clone()  # all or nothing
        for player, action in enumerate(actions):
            if player in due or action not in (0, INVALID_ACTION):
                checked.apply(player, action)
        self.position = checked
        self._history += [(player, int(actions[player])) for player in due]

    def child(self, action):
        child = self.clone()
        child.apply_action(action)
        return child

    def clone(self):
        return State(self._game, self.position.clone(), self._history)

    def history(self):
        """The actions so far. Dealing is in the seed, so this and the seed are the game."""
        return [action for _, action in self._history]

    def full_history(self):
        """The same as pairs of a player and an action."""
        return self._history[:]

    def move_number(self):
        return len(self._history)

    def is_initial_state(self):
        return not self._history

    def returns(self):
        return self.position.returns()

    def rewards(self):
        """All at the end, as the returns."""
        return self.position.returns()

    def player_return(self, player):
        return self.position.returns()[player]

    def player_reward(self, player):
        return self.player_return(player)

    def observation_tensor(self, player=None):
        return self.position.observation(self._whose(player)).astype(float).tolist()

    def information_state_tensor(self, player=None):
        return self.position.information_state(self._whose(player)).astype(float).tolist()

    def observation_string(self, player=None):
        return bytes(self.position.observation(self._whose(player))).hex()

    def information_state_string(self, player=None):
        return bytes(self.position.information_state(self._whose(player))).hex()

    def _whose(self, player):
        """The player that is given, or the one who is to act."""
        player = self.current_player() if player is None else player
        if player < 0:
            raise ValueError("Whose? No single player is to act now.")
        return player

    def resample_from_infostate(self, player, probability_sampler):
        """`probability_sampler` gives numbers in [0, 1), as OpenSpiel's does."""
        seed = int(probability_sampler() * 2 ** 53)
        return State(self._game, self.position.sample(player, seed), self._history)

    def action_to_string(self, *player_and_action):
        """Of a player and an action, or of an action of the player who is to act."""
        *player, action = player_and_action
        return self.position.action_name(self._whose(*player or (None,)), action)

    def serialize(self):
        return self.position.__getstate__().hex()

    def __str__(self):
        return str(self.position)


@dataclasses.dataclass(frozen=True)
class GameType:
    """What OpenSpiel tells of a game, in its words."""
    short_name: str
    long_name: str
    dynamics: str  # "simultaneous" or "sequential"
    chance_mode: str
    information: str
    utility: str
    reward_model: str
    max_num_players: int
    min_num_players: int
    provides_information_state_string: bool = True
    provides_information_state_tensor: bool = True
    provides_observation_string: bool = True
    provides_observation_tensor: bool = True


class Game:
    """What a game is, and where it begins. Dealing is no chance node: it comes from the seed."""

    def __init__(self, name, parameters, turn_based=False):
        self.name, self.parameters, self.turn_based = name, dict(parameters), turn_based
        self._first = _GAMES[name](seed=0, **self.parameters)

    def new_initial_state(self, seed=None):
        return State(self, _GAMES[self.name](seed=seed, **self.parameters))

    def deserialize_state(self, text):
        position = _GAMES[self.name].__new__(_GAMES[self.name])
        position.__setstate__(bytes.fromhex(text))
        return State(self, position)

    def get_type(self):
        most, least = (5, 2) if self.name == "cover-me" else (6, 1)
        return GameType(self.name, self.name.replace("-", " ").title(), "sequential" if self.turn_based else "simultaneous",
                        "sampled_stochastic", "imperfect_information",
                        "zero_sum" if self.num_players() > 1 else "general_sum",
                        "terminal", most, least)

    def num_players(self):
        return self._first.players

    def num_distinct_actions(self):
        return self._first.num_actions

    def policy_tensor_shape(self):
        return [self.num_distinct_actions()]

    def new_initial_states(self):
        return [self.new_initial_state()]

    def observation_tensor_shape(self):
        return [self._first.observation_size]

    def observation_tensor_size(self):
        return self._first.observation_size

    def information_state_tensor_shape(self):
        return [self.information_state_tensor_size()]

    def information_state_tensor_size(self):
        return len(self._first.information_state(0))

    def min_utility(self):
        return -1 / (self.num_players() - 1) if self.num_players() > 1 else -float("inf")

    def max_utility(self):
        return 1.0 if self.num_players() > 1 else float("inf")

    def utility_sum(self):
        return 0.0 if self.num_players() > 1 else None

    def get_parameters(self):
        return dict(self.parameters)

    def __str__(self):
        return f"{self.name}({', '.join(f'{key}={value}' for key, value in self.parameters.items())})"


def load_game(name: str, parameters: dict[str, int | str] | None = None, turn_based: bool = False) -> Game:
    """`load_game("cover-me", {"players": 4})`, or with turns instead of simultaneous moves."""
    if name not in _GAMES:
        raise ValueError(f"There is no game '{name}'; expected one of {', '.join(_GAMES)}.")
    return Game(name, parameters or {}, turn_based)


def random_sampler(seed):
    """For `resample_from_infostate`."""
    return numpy.random.default_rng(seed).random
