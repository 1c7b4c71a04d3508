import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestCase, TestResult } from '@playwright/test/reporter';
import { expect, it, vi } from 'vitest';
import { attachment, targetOf } from '../coverage';
import { models } from '../models';
import PathsReporter from './pathsReporter';
import type { ReportData } from './ReportData';

it('says of a narrowed run that the machines it did not walk are not covered', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const folder = mkdtempSync(path.join(tmpdir(), 'paths-report-'));
  try {
    const reporter = new PathsReporter({ folder });
    const model = models.find(({ name }) => name === 'safety');
    if (!model) throw new Error('There is no model "safety"');
    const report = { ...targetOf(model), model: 'safety', path: '', steps: 3, loads: 1 };
    const body = Buffer.from(JSON.stringify(report));
    const walk = {
      parent: { project: () => ({ name: 'en-desktop' }) },
      titlePath: () => ['', 'en-desktop', 'paths/tour.spec.ts'],
    };
    reporter.onTestEnd(
      walk as unknown as TestCase,
      { attachments: [{ name: attachment, body }], status: 'passed' } as unknown as TestResult,
    );
    await reporter.onEnd();
    const data = JSON.parse(readFileSync(path.join(folder, 'paths.json'), 'utf8')) as ReportData;
    const statusOf = (id: string) =>
      new Set(
        data.machines
          .find(({ machine }) => machine === id)
          ?.transitions.map(({ status }) => status),
      );
    expect(statusOf('safety')).toEqual(new Set(['passed']));
    expect(statusOf('elevators')).toEqual(new Set(['not covered']));
    expect(data.requirements.some(({ status }) => status === 'not covered')).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
    log.mockRestore();
  }
});
