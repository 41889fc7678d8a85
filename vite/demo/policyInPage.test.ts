import { expect, test } from 'vitest';
import { headersFile } from '../hostRules.ts';
import { plainPage } from '../plainPage.ts';
import { sitePolicies } from '../securityHeaders.ts';
import { policiesOf, withPolicies } from './policyInPage.ts';

const PAGE = plainPage('A page', '<p>Text</p>');
const POLICIES = sitePolicies(new Map([['index.html', PAGE]]));

test('a page carries the policies of the headers before anything that they rule', () => {
  const policies = policiesOf(headersFile(POLICIES, { pages: ['/'], shell: [] }), '/');
  expect(policies).toEqual([POLICIES.everywhere, POLICIES.pages]);
  const page = withPolicies(PAGE, policies);
  const [everywhere = '', own] = [
    ...page.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/g),
  ].map(([, policy]) => policy);
  expect(everywhere.split('; ')).toEqual(
    POLICIES.everywhere.split('; ').filter((rule) => !rule.startsWith('frame-ancestors')),
  );
  expect(everywhere).toContain("require-trusted-types-for 'script'");
  expect(own).toBe(POLICIES.pages);
  expect(page.indexOf('http-equiv')).toBeLessThan(page.search(/<style|<script|<link/));
});

test('a page that could not carry it, and headers that have none, end the build', () => {
  expect(() => withPolicies('<html><head></head></html>', [POLICIES.everywhere])).toThrow(
    'no charset',
  );
  expect(() => policiesOf('/*\n  X-Content-Type-Options: nosniff\n', '/')).toThrow(
    'no Content-Security-Policy',
  );
});
