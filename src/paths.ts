export const paths = { home: () => '/home' };
