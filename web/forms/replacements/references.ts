/**
 * Replaces RJSF's `$ref` lookup and the URI parser it pulls in. The server resolves every block of a flow, so a
 * section's presented schema contains no references (present-section.ts).
 */
export default function findSchemaDefinition(reference: string): never {
	throw new Error(`a section is drawn without references, not with ${reference}`);
}

export const makeAllReferencesAbsolute = (_schema: unknown, base: string): never => findSchemaDefinition(base);
export const splitKeyElementFromObject = (key: string): never => findSchemaDefinition(key);
