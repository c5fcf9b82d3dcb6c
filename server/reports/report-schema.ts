import { object } from "../calls/schema-parts.ts";

const text = { type: "string" } as const;
const orNull = { type: ["string", "null"] } as const;
const value = { value: orNull, label: { ...orNull, description: "Dutch name of the value; null where field and value say it." } } as const;
const numbers = {
	type: "array",
	items: { type: ["number", "null"] },
	description: "In the order of the columns; null: nothing to count.",
} as const;
const row = { of: { type: "array", items: object(value) }, values: numbers } as const;

export const figuresSchema = {
	$id: "figures",
	title: "Figures",
	...object({
		label: { ...orNull, description: "Dutch heading; null: that of the report." },
		measure: {
			anyOf: [{ type: "null" }, object(value)],
			description: "What every column counts, where there is a table for each of several measures.",
		},
		by: { type: "array", items: object({ field: text, label: orNull }), description: "Fields whose values make the rows." },
		columns: { type: "array", items: object({ field: text, ...value, kind: { type: "string", enum: ["count", "days"] } }) },
		rows: {
			type: "array",
			items: object({ ...row, rows: { type: "array", items: object(row), description: "The row split by another field." } }, [
				"of",
				"values",
			]),
		},
		totals: { ...numbers, type: ["array", "null"] },
	}),
} as const;
