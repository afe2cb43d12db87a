import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database';

/** A migration as a list of statements. Without `reverse` it cannot be reverted: the next migration corrects a mistake. */
export function sqlMigration(
  name: string,
  statements: readonly string[],
  reverse?: readonly string[],
): Migration {
  return class {
    readonly name = name;

    async up(runner: QueryRunner): Promise<void> {
      for (const statement of statements) await runner.query(statement);
    }

    async down(runner: QueryRunner): Promise<void> {
      if (!reverse) throw new Error('Migrations only go forward.');
      for (const statement of reverse) await runner.query(statement);
    }
  };
}
