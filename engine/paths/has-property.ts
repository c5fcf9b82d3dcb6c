/** Whether the value, or any object inside it, has a property of one of these names. */
export function hasProperty(node: unknown, ...names: readonly string[]): boolean {
	if (typeof node !== "object" || node === null) return false;
	return Object.entries(node).some(([name, value]) => (!Array.isArray(node) && names.includes(name)) || hasProperty(value, ...names));
}
