import { expect, test } from 'vitest';
import { headersFile } from '../hostRules.ts';
import { plainPage } from '../plainPage.ts';
import { contentSecurityPolicy } from '../securityHeaders.ts';
import { policyOf, withPolicy } from './policyInPage.ts';

const POLICY = contentSecurityPolicy({ script: ["'sha256-a'"], style: ["'sha256-b'"] });

test('a page carries the policy of the headers before anything that the policy rules', () => {
  const policy = policyOf(headersFile({ policy: POLICY }, ['/']));
  expect(policy).toBe(POLICY);
  const page = withPolicy(plainPage('A page', '<p>Text</p>'), policy);
  const [, kept = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  expect(kept.split('; ')).toEqual(
    POLICY.split('; ').filter((rule) => !rule.startsWith('frame-ancestors')),
  );
  expect(kept).toContain("require-trusted-types-for 'script'");
  expect(page.indexOf('http-equiv')).toBeLessThan(page.search(/<style|<script|<link/));
});

test('a page that could not carry it, and headers that have none, end the build', () => {
  expect(() => withPolicy('<html><head></head></html>', POLICY)).toThrow('no charset');
  expect(() => policyOf('/*\n  X-Content-Type-Options: nosniff\n')).toThrow(
    'no Content-Security-Policy',
  );
});
