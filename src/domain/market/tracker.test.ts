import { expect, test } from 'vitest';
import { ballsOfOver, trackerOf } from './tracker.ts';

test.each([
  ['the over has just begun', '(12.1)', ['1', '4', '0', '0', '2', '6'], ['6']],
  ['in the middle of an over', '(12.3)', ['1', '4', '0', '0', '2', 'W'], ['0', '2', 'W']],
  ['wides do not count', '(12.2)', ['1', '4', 'Wd', '0', 'Nb', '2'], ['Wd', '0', 'Nb', '2']],
  ['a wide before the first legal ball', '(12)', ['1', '4', '0', '0', '2', '6', 'Wd'], undefined],
  ['the over is complete', '(12)', ['1', '4', '0', '0', '2', '6'], undefined],
  ['the first ball of the innings', '(0.1)', ['4'], ['4']],
  ['no ball yet', '(0)', [], []],
] as const)('%s', (_, overs, recent, own) => {
  const balls = ballsOfOver({ line: `LAG 94/3 ${overs}`, recent: [...recent] });
  expect(balls).toEqual(own ?? recent);
});

test('soccer: minute, what happened last, and the marks of goals and cards', () => {
  const recent = ["12' Goal, Lions", "40' No goal after VAR, Bulls", "63' Red card, Bulls"];
  expect(trackerOf(1, { line: '1–0', detail: "64'", recent })).toEqual({
    text: "63' Red card, Bulls",
    timeline: {
      minute: 64,
      marks: [
        { at: 12, what: 'goal', text: "12' Goal, Lions" },
        { at: 63, what: 'card', text: "63' Red card, Bulls" },
      ],
    },
  });
  expect(trackerOf(1, { line: '0–0', detail: "9'", recent: [] }).text).toBe(
    'No goals or cards yet',
  );
});

test('tennis: the points and who serves', () => {
  const score = { line: '6–4 3–2', detail: '40–30 · Adeyemi serving', recent: ['40–30'] };
  expect(trackerOf(2, score)).toEqual({
    text: '40–30 · Adeyemi serving',
    isServing: true,
  });
  expect(trackerOf(2, { ...score, detail: 'Medical time-out' }).isServing).toBe(false);
});

test('cricket: the innings in progress, this over, and what is needed', () => {
  const score = {
    line: 'COT 170/6 · LUS 143/4 (18.3)',
    detail: 'Need 28 from 9 · CRR 7.73 · RRR 18.67',
    recent: ['1', '2', '4', '1', '1', 'W'],
  };
  expect(trackerOf(4, score)).toEqual({
    text: 'Need 28 from 9 · 18.3 ov · RRR 18.67',
    balls: ['1', '1', 'W'],
  });
  const first = { line: 'LAG 94/3 (10.2)', detail: 'CRR 9.10', recent: ['1', '4'] };
  expect(trackerOf(4, first)).toMatchObject({ text: '10.2 ov · CRR 9.10', balls: ['1', '4'] });
  const pause = { line: 'KAM 113/7', detail: 'Innings break, target 114' };
  expect(trackerOf(4, pause)).toMatchObject({ text: pause.detail, balls: [] });
});
