// What was sent has no answer yet: one message for each thing, wherever it was sent from.

export const bet = "No answer yet. We're checking your bet, and won't send it twice.";
export const ticket = "No answer yet. We're checking your ticket, and won't send it twice.";
export const cashOut = "No answer yet. We're checking your cash-out, and won't send it twice.";
export const order = 'No answer yet. Checking what happened…';
