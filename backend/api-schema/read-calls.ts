import ts from 'typescript';
import { SchemaWriter, type JsonSchema } from './json-schema.ts';

/** JSON Schemas of the body, query and response of a call; undefined for those that it does not have. */
interface CallSchema {
  body?: JsonSchema;
  query?: JsonSchema;
  response?: JsonSchema;
  description?: string;
}

export interface ApiSchema {
  /** Keyed by feature and name: `pages.read`. */
  calls: Record<string, CallSchema>;
  components: Record<string, JsonSchema>;
}

/** Reads the contract's table of calls with the TypeScript compiler and converts its types to JSON Schema. */
export function readCalls(contract: string): ApiSchema {
  const program = ts.createProgram([contract], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    // The contract uses no types of packages; without this TypeScript loads all installed ones.
    types: [],
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2022,
  });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(contract);
  const door = file && checker.getSymbolAtLocation(file);
  const table = door && checker.getExportsOfModule(door).find(({ name }) => name === 'calls');
  if (!table) throw new Error(`${contract} has no table of calls`);
  const writer = new SchemaWriter(checker);
  const calls: ApiSchema['calls'] = {};
  const membersOf = (symbol: ts.Symbol) => checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol));
  for (const feature of membersOf(table)) {
    for (const call of membersOf(feature)) calls[`${feature.name}.${call.name}`] = schemaOf(call);
  }
  return { calls, components: writer.named };

  function schemaOf(call: ts.Symbol): CallSchema {
    const shape = checker.getPropertyOfType(checker.getTypeOfSymbol(call), 'shape');
    const parts = shape
      ? checker.getPropertiesOfType(checker.getNonNullableType(checker.getTypeOfSymbol(shape)))
      : [];
    const written: CallSchema = Object.fromEntries(
      parts.map((part) => [part.name, writer.write(checker.getTypeOfSymbol(part))]),
    );
    const description = ts.displayPartsToString(call.getDocumentationComment(checker));
    return { ...written, ...(description && { description }) };
  }
}
