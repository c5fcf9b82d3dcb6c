/**
 * Replaces the workbook writer's own table of texts (web/vite.config.ts), which looks texts up in a plain object: a
 * cell containing "constructor" would corrupt the file.
 */
export default function initializeSharedStrings() {
	const ids = new Map<string, number>();
	return {
		getSharedStrings: () => [...ids.keys()],
		findOrCreateSharedString(string: string): number {
			const known = ids.get(string);
			if (known !== undefined) return known;
			ids.set(string, ids.size);
			return ids.size - 1;
		},
	};
}
