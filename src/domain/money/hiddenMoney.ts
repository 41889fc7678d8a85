/** Stands for an amount that is hidden; its length says nothing about it. */
export const HIDDEN_MONEY = '₦••••';
