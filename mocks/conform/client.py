"""The whole story of a player, in another language than the app's.

Made from docs/api.md, docs/openapi.json and docs/asyncapi.json alone, with Python's standard library:

    python3 mocks/conform/client.py http://localhost:5173

It signs in, pays in, bets, hears what happens, cashes out, reads its statement and signs out, as `adaeze` in a
world of her own (the cookie `mock-world`). It prints what it did, line by line, and fails on the first surprise.
"""

import json
import sys
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs"
PATIENCE_S = 20
# Engine.IO puts this between the packets of one poll.
BETWEEN = "\x1e"


def kobo(naira):
    """Money comes as naira with two decimals. A float of it must not be summed up."""
    return int((Decimal(str(naira)) * 100).to_integral_value(ROUND_HALF_UP))


def check(holds, what):
    if not holds:
        raise AssertionError(what)


class Refused(Exception):
    def __init__(self, status, body):
        super().__init__(f"{status} {body.get('code')}: {body.get('message')}")
        self.status = status
        self.code = body.get("code")


class Api:
    """Calls by their names in docs/openapi.json."""

    def __init__(self, url, world):
        self.url = url
        self.cookie = f"mock-world={world}"
        self.token = ""
        self.calls = {}
        for path, operations in json.loads((DOCS / "openapi.json").read_text())["paths"].items():
            for method, operation in operations.items():
                self.calls[operation["operationId"]] = (method.upper(), path)

    def send(self, method, path, body=None, key=None):
        headers = {"cookie": self.cookie, "content-type": "application/json"}
        if self.token:
            headers["authorization"] = self.token
        if key:
            headers["idempotency-key"] = key
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
                return json.loads(answer.read())
        except urllib.error.HTTPError as error:
            raise Refused(error.code, json.loads(error.read())) from None

    def call(self, name, key=None, **sent):
        method, path = self.calls[name]
        for field in [field for field in sent if "{" + field + "}" in path]:
            value = urllib.parse.quote(str(sent.pop(field)), safe="")
            path = path.replace("{" + field + "}", value)
        if method == "GET":
            query = f"?{urllib.parse.urlencode(sent)}" if sent else ""
            return self.send(method, f"/api{path}{query}")
        return self.send(method, f"/api{path}", sent, key)

    def operator(self, command, **given):
        """What a real operator does by himself: here the mock backend's control."""
        return self.send("POST", f"/api/__mock/{command}", given)


class Socket:
    """socket.io 4 over Engine.IO's polling: one GET waits for packets while POSTs carry ours."""

    def __init__(self, api):
        self.api = api
        channels = json.loads((DOCS / "asyncapi.json").read_text())["channels"]
        self.addresses = {name: channel["address"] for name, channel in channels.items()}
        self.heard = []
        self.acknowledged = {}
        self.news = threading.Condition()
        self.asked = 0
        self.error = None
        self.sid = ""
        opened = self.poll()[0]
        check(opened[0] == "0", f"the first packet opens the connection, not {opened}")
        self.sid = json.loads(opened[1:])["sid"]
        self.post("40" + json.dumps({"token": api.token}))
        connected = self.poll()[0]
        check(connected.startswith("40"), f"the handshake was refused: {connected}")
        threading.Thread(target=self.listen, daemon=True).start()

    def request(self, data=None):
        query = {"EIO": 4, "transport": "polling", **({"sid": self.sid} if self.sid else {})}
        url = f"{self.api.url}/public/?{urllib.parse.urlencode(query)}"
        headers = {"cookie": self.api.cookie, "content-type": "text/plain;charset=UTF-8"}
        request = urllib.request.Request(url, data, headers, method="POST" if data else "GET")
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.read().decode()

    def poll(self):
        return self.request().split(BETWEEN)

    def post(self, packet):
        self.request(packet.encode())

    def listen(self):
        try:
            while True:
                for packet in self.poll():
                    self.take(packet)
        except Exception as error:  # The thread ends; whoever waits is told why.
            with self.news:
                self.error = error
                self.news.notify_all()

    def take(self, packet):
        if packet == "2":
            self.post("3")
        elif packet.startswith("42"):
            event, *payload = json.loads(packet[2:])
            with self.news:
                self.heard.append((event, payload[0] if payload else None))
                self.news.notify_all()
        elif packet.startswith("43"):
            start = packet.index("[")
            with self.news:
                self.acknowledged[int(packet[2:start])] = json.loads(packet[start:])[0]
                self.news.notify_all()

    def wait(self, look, what):
        end = time.monotonic() + PATIENCE_S
        with self.news:
            while True:
                found = look()
                if found is not None:
                    return found
                left = end - time.monotonic()
                check(left > 0 and not self.error, f"{what} did not come: {self.error or 'time is up'}")
                self.news.wait(left)

    def ask(self, name, payload=None):
        ack, self.asked = self.asked, self.asked + 1
        sent = [self.addresses[name]] + ([] if payload is None else [payload])
        self.post(f"42{ack}{json.dumps(sent)}")
        return self.wait(lambda: self.acknowledged.get(ack), f"the answer to {name}")

    def hear(self, name, fits=lambda payload: True):
        address = self.addresses[name]
        look = lambda: next((p for event, p in self.heard if event == address and fits(p)), None)
        return self.wait(look, name)


def say(what):
    print(what, flush=True)


def sign_in(api):
    try:
        api.call("getProfile")
        check(False, "a call for players needs a token")
    except Refused as refused:
        check(refused.status == 401, "without a token the answer is 401")
    api.token = api.call("login", username="adaeze", password="Passw0rd1")["token"]
    say(f"signed in: {api.call('getProfile')['username']}")


def open_market(api):
    """A match that has not begun, and its match odds with money on both sides."""
    for event in api.call("listEvents", category="soccer")["events"]:
        if event["status"] != "upcoming":
            continue
        for market in api.call("getEvent", gameId=event["gameId"])["markets"]:
            if market["kind"] != "match_odds" or market["status"] != "open":
                continue
            runner = next((one for one in market["runners"] if one["back"] and one["lay"]), None)
            if runner:
                return market, runner
    raise AssertionError("no market is open")


def place(api, market, runner, side, stake, **more):
    best = runner[side][0][0]
    order = {
        "gameId": market["gameId"],
        "marketId": market["marketId"],
        "runnerId": runner["runnerId"],
        "side": side,
        "price": best,
        "stake": stake,
        "version": market["version"],
        "onPriceChange": "any",
        **more,
    }
    return api.call("placeMatchOddsBet", key=str(uuid.uuid4()), **order)


def story(url):
    api = Api(url, f"python-{uuid.uuid4().hex[:8]}")
    api.operator("reset", scenario="empty", startAt="2026-03-14T17:00:00Z", scale=0)
    sign_in(api)
    socket = Socket(api)
    before = kobo(socket.ask("getBalance")["data"]["balance"])

    request = api.call("createDeposit", key=str(uuid.uuid4()), gateway="ng_transfer", amount=5000)
    api.operator("approve", id=request["deposit"]["depositId"])
    paid = socket.hear("balanceUpdated", lambda new: kobo(new["balance"]) == before + 5_000_00)
    say(f"paid in: the balance is {paid['balance']}")

    market, runner = open_market(api)
    watched = socket.ask("watchGame", {"gameId": market["gameId"]})
    check(watched["kind"] == "snapshot", "the first watch is answered with all prices")
    api.operator("clock", advance="30s")
    change = socket.hear("gameChanged", lambda one: one["gameId"] == market["gameId"])
    check(change["seq"] > watched["seq"], "a change counts on from the snapshot")
    say(f"watched: {len(watched['markets'])} markets, then change {change['seq'] - watched['seq']}")

    fresh = lambda: next(
        (one, mine)
        for one in api.call("getEvent", gameId=market["gameId"])["markets"]
        if one["marketId"] == market["marketId"]
        for mine in one["runners"]
        if mine["runnerId"] == runner["runnerId"]
    )
    bet = place(api, *fresh(), "back", 2000)["bet"]
    check(bet["state"] == "matched", f"the bet is matched, not {bet['state']}")
    say(f"bet: {bet['stakeMatched']} at {bet['priceMatched']}")

    # To cash out on the exchange is to bet the other way. This lays what makes both results alike.
    now, mine = fresh()
    back, lay = Decimal(str(bet["priceMatched"])), Decimal(str(mine["lay"][0][0]))
    stake = (Decimal(2000) * back / lay).quantize(Decimal("0.01"))
    held = [
        {
            "outcome": one["runnerId"],
            "result": bet["profit"] if one["runnerId"] == runner["runnerId"] else -bet["liability"],
        }
        for one in now["runners"]
    ]
    hedge = place(api, now, mine, "lay", float(stake), isHedge=True, position=held)["bet"]
    check(hedge["state"] == "matched", f"the hedge is matched, not {hedge['state']}")
    try:
        place(api, now, mine, "lay", float(stake), isHedge=True, position=held)
        check(False, "a second hedge of the same position is refused")
    except Refused as refused:
        check(refused.code == "position-changed", f"the second hedge is refused by {refused.code}")
    say("cashed out, once")

    won = {"kind": "winner", "runnerId": runner["runnerId"]}
    api.operator("settle", marketId=market["marketId"], result=won)
    settled = socket.hear(
        "betChanged", lambda one: one["bet"]["betId"] == bet["betId"] and one["bet"]["state"] == "won"
    )
    check(kobo(settled["bet"]["result"]) == kobo(bet["profit"]), "it won what it said it would")
    say("settled")

    statement = api.call("getStatement", **{"from": "2026-03-14", "to": "2026-03-14"})
    lines = sum(kobo(line["amount"]) for line in statement["lines"])
    check(
        kobo(statement["opening"]) + lines == kobo(statement["closing"]),
        "opening and lines make the closing balance",
    )
    balance = kobo(socket.ask("getBalance")["data"]["balance"])
    check(balance == kobo(statement["closing"]), "the statement ends with the balance")
    say(f"read the statement: {len(statement['lines'])} lines, it adds up")

    api.call("signOut")
    try:
        api.call("getProfile")
        check(False, "a token ends with the sign-out")
    except Refused as refused:
        check(refused.status == 401, "after the sign-out the answer is 401")
    say("signed out")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    story(sys.argv[1].rstrip("/"))
