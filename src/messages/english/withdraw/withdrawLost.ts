// A withdrawal that did not reach the server.

export const notArrived =
  "We didn't get your request. Your money is still in your wallet. You can send it again.";
