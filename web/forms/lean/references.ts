/**
 * In place of RJSF's search for what a `$ref` means, and the reader of addresses that it brings. The server puts
 * every block of a flow in its place, and the presented schema of a section refers to nothing (present-section.ts).
 */
export default function findSchemaDefinition(reference: string): never {
	throw new Error(`a section is drawn without references, not with ${reference}`);
}

export const makeAllReferencesAbsolute = (_schema: unknown, base: string): never => findSchemaDefinition(base);
export const splitKeyElementFromObject = (key: string): never => findSchemaDefinition(key);
