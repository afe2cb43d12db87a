import ts from 'typescript';

/** The part of JSON Schema that requests and responses use. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  description?: string;
}

/** Converts TypeScript types to JSON Schema. Named interfaces become definitions, used by reference. */
export class SchemaWriter {
  readonly named: Record<string, JsonSchema> = {};
  private readonly types = new Map<string, ts.Type>();

  constructor(private readonly checker: ts.TypeChecker) {}

  /** Returns undefined for `void` and `undefined`. */
  write(type: ts.Type): JsonSchema | undefined {
    if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never)) return undefined;
    return this.schemaOf(type);
  }

  private schemaOf(type: ts.Type): JsonSchema {
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.flags & ts.TypeFlags.BooleanLike && !type.isUnion()) return { type: 'boolean' };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { enum: [type.value] };
    if (type.flags & ts.TypeFlags.StringLike) return { type: 'string' };
    if (type.flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    if (type.isUnion()) return this.unionOf(type);
    if (type.flags & ts.TypeFlags.Object || type.isIntersection()) return this.objectOf(type);
    return {};
  }

  private unionOf({ types }: ts.UnionType): JsonSchema {
    const given = types.filter((type) => !(type.flags & ts.TypeFlags.Undefined));
    const literals = given.filter((type) => type.isStringLiteral() || type.isNumberLiteral());
    const values = literals.map((type) => type.value);
    const others = given.filter((type) => !literals.includes(type as ts.LiteralType as never));
    const parts = [...new Map(others.map((type) => [JSON.stringify(this.schemaOf(type)), type])).keys()].map(
      (text) => JSON.parse(text) as JsonSchema,
    );
    if (values.length > 0) parts.unshift({ enum: values });
    const [only] = parts;
    return parts.length === 1 && only ? only : { anyOf: parts };
  }

  private objectOf(type: ts.Type): JsonSchema {
    if (this.checker.isArrayType(type)) {
      const [item] = this.checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', items: item ? this.schemaOf(item) : {} };
    }
    if (this.checker.isTupleType(type)) return this.tupleOf(type as ts.TypeReference);
    const name = nameOf(type);
    if (name === undefined) return this.propertiesOf(type);
    const sameName = this.types.get(name);
    if (sameName && sameName !== type) throw new Error(`Two types of the contract's calls are named ${name}`);
    if (!sameName) {
      this.types.set(name, type);
      this.named[name] = {};
      this.named[name] = this.propertiesOf(type);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** Returns an array of fixed length whose items have the types of all elements. */
  private tupleOf(type: ts.TypeReference): JsonSchema {
    const elements = this.checker.getTypeArguments(type).map((element) => this.schemaOf(element));
    const items = [...new Map(elements.map((schema) => [JSON.stringify(schema), schema])).values()];
    const [only] = items;
    const length = elements.length;
    return {
      type: 'array',
      items: items.length === 1 && only ? only : { anyOf: items },
      minItems: length,
      maxItems: length,
    };
  }

  private propertiesOf(type: ts.Type): JsonSchema {
    const index = this.checker.getIndexInfoOfType(type, ts.IndexKind.String);
    if (index) return { type: 'object', additionalProperties: this.schemaOf(index.type) };
    const properties = this.checker.getPropertiesOfType(type);
    return {
      type: 'object',
      properties: Object.fromEntries(
        properties.map((property) => [property.name, this.propertyOf(property)]),
      ),
      required: properties.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional)).map(({ name }) => name),
      additionalProperties: false,
    };
  }

  private propertyOf(property: ts.Symbol): JsonSchema {
    const schema = this.schemaOf(this.checker.getTypeOfSymbol(property));
    const description = ts.displayPartsToString(property.getDocumentationComment(this.checker));
    return description && !schema.$ref ? { ...schema, description } : schema;
  }
}

/** Returns the name of an interface or an aliased object type of the contract. */
function nameOf(type: ts.Type): string | undefined {
  const { aliasSymbol, aliasTypeArguments, symbol } = type;
  if (aliasSymbol) return aliasTypeArguments ? undefined : aliasSymbol.name;
  return symbol && symbol.flags & ts.SymbolFlags.Interface ? symbol.name : undefined;
}
