import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database';

/** A migration as a list of statements. It cannot be reverted: the next migration corrects a mistake. */
export function sqlMigration(name: string, statements: readonly string[]): Migration {
  return class {
    readonly name = name;

    async up(runner: QueryRunner): Promise<void> {
      for (const statement of statements) await runner.query(statement);
    }

    down(): Promise<void> {
      return Promise.reject(new Error('Migrations only go forward.'));
    }
  };
}
