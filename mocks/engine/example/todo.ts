import * as z from 'zod/mini';
import { table } from '../db/table.ts';
import { Refusal } from '../refusal.ts';
import { createBackend } from '../simple/backend.ts';
import { type House, productOf } from '../simple/product.ts';

/** The contract: what a client of the to-do list and its backend agree on. */
const Todo = z.object({
  id: z.int(),
  text: z.string(),
  state: z.enum(['open', 'done', 'overdue']),
  /** Epoch milliseconds. */
  dueAt: z.int(),
});

const NewTodo = z.object({ text: z.string().check(z.minLength(1)), hours: z.number() });
const Nothing = z.object({});

export const contract = {
  login: {
    method: 'POST',
    path: '/login',
    input: z.object({ name: z.string() }),
    output: z.object({ token: z.string() }),
  },
  list: { method: 'GET', path: '/todos', input: Nothing, output: z.array(Todo) },
  add: { method: 'POST', path: '/todo/add', input: NewTodo, output: Todo },
  finish: {
    method: 'POST',
    path: '/todo/:id/finish',
    input: z.object({ id: z.int() }),
    output: Todo,
  },
  /** Asked over the socket. */
  count: { name: 'count', payload: Nothing, reply: z.object({ open: z.int() }) },
  /** Pushed over the socket. */
  changed: { name: 'changed', payload: Todo },
} as const;

const tables = {
  people: table(z.object({ id: z.int(), name: z.string(), token: z.string() }), 'id', [
    'name',
    'token',
  ]),
  todos: table(z.extend(Todo, { owner: z.int() }), 'id', ['owner', 'state']),
};

type Home = House<typeof tables>;

function accountOf({ db }: Home, token: string): number {
  const person = token === '' ? undefined : db.people.last('token', token);
  if (!person) throw new Refusal('signed-out', 'Please sign in', { status: 401 });
  return person.id;
}

function change({ db, push }: Home, id: number, state: 'done' | 'overdue') {
  const todo = db.todos.update(id, { state });
  push(todo.owner, contract.changed, todo);
  return todo;
}

const { call, question, product } = productOf(tables);

const calls = [
  call(contract.login, ({ db, random }, { name }) => {
    const known = db.people.last('name', name);
    if (known) return { token: known.token };
    const token = random.text(12);
    db.people.insert({ id: db.next('person'), name, token });
    return { token };
  }),
  call(contract.list, (home, _, token) => home.db.todos.where('owner', accountOf(home, token))),
  call(contract.add, (home, { text, hours }, token) => {
    const dueAt = home.clock.now() + hours * 3_600_000;
    const owner = accountOf(home, token);
    return home.db.todos.insert({ id: home.db.next('todo'), text, state: 'open', dueAt, owner });
  }),
  call(contract.finish, (home, { id }, token) => {
    const todo = home.db.todos.get(id);
    if (todo?.owner === accountOf(home, token)) return change(home, id, 'done');
    throw new Refusal('unknown-todo', `There is no to-do ${id}`, { status: 404 });
  }),
];

const todo = product({
  seed: ({ db }) => {
    db.people.insert({ id: db.next('person'), name: 'ada', token: 'ada-token' });
  },
  accountOf,
  calls,
  questions: [
    question(contract.count, (home, _, token) => {
      const own = home.db.todos.where('owner', accountOf(home, token));
      return { open: own.filter(({ state }) => state === 'open').length };
    }),
  ],
  /** What is not done in time becomes overdue by itself. */
  duties: (home) =>
    home.db.todos
      .where('state', 'open')
      .map(({ id, dueAt }) => ({ at: dueAt, perform: () => change(home, id, 'overdue') })),
});

/** One world of to-do lists. */
export function createTodoBackend(options: Parameters<typeof createBackend>[1]) {
  return createBackend(todo, options);
}
