import type { ColumnKind, Sheet, SheetRow, SheetValue } from "../../web/export/sheet.ts";

const kinds: readonly ColumnKind[] = ["text", "text", "number", "day", "text", "instant", "address", "number", "status", "text"];
const statuses = ["Actief", "Afgerond", "Geannuleerd", "On hold"];

/** As varied as a real list: references and addresses never repeat, steps and parties do. */
function benchValue(kind: ColumnKind, row: number, column: number): SheetValue {
	if (kind === "number") return (row * 31 + column) / 8;
	if (kind === "day") return new Date(Date.UTC(2024, 0, 1 + (row % 700))).toISOString().slice(0, 10);
	if (kind === "instant") return Date.UTC(2026, 0, 1) + row * 61_000;
	if (kind === "status") return statuses[row % statuses.length] ?? null;
	if (kind === "address") return `Kade ${row}, 68${10 + (row % 80)} AB Plaats`;
	return column < 2 ? `XYZ-${String(row).padStart(5, "0")}-${column}` : `Waarde ${row % 40} & zo voort`;
}

export function benchSheet(rows: number, columns: number): Sheet & { readonly rows: readonly SheetRow[] } {
	const columnKinds = Array.from({ length: columns }, (_, index) => kinds[index % kinds.length] ?? "text");
	return {
		name: "Export",
		columns: columnKinds.map((kind, index) => ({ label: `Kolom ${index + 1}`, kind, width: 16 })),
		rows: Array.from({ length: rows }, (_, row) => columnKinds.map((kind, column) => benchValue(kind, row, column))),
	};
}
