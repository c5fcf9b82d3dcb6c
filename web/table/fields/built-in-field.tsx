import { displayListed } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { RelativeDate } from "../../ui/parts/RelativeDate.tsx";
import { toldText } from "../../ui/words/date-text.ts";
import type { BuiltInField } from "./table-field.ts";
import "../../texts/areas/controls.ts";

/** A text shown as it is. */
export function textField<Row>(value: (row: Row) => string): BuiltInField<Row> {
	return { value, text: value };
}

/** One of several values. Without `labelOf` they are their own names. */
export function optionField<Row>(value: (row: Row) => string | null, labelOf?: (value: string) => string): BuiltInField<Row> {
	const shown = (row: Row) => {
		const found = value(row);
		return found === null || found === "" ? "" : (labelOf?.(found) ?? found);
	};
	return { value, text: shown, ...(labelOf ? { labelOf } : {}) };
}

/** An instant in milliseconds since 1970, shown as its age. `none`: shown if there is no instant. */
export function instantField<Row>(value: (row: Row) => number | null, none = ""): BuiltInField<Row> {
	const textOf = (row: Row) => {
		const at = value(row);
		return at === null ? none : toldText(at);
	};
	const cell = (row: Row) => {
		const at = value(row);
		return at === null ? none : <RelativeDate at={at} short />;
	};
	return { value, text: textOf, cell };
}

/** A number; null is an empty cell. */
export function numberField<Row>(value: (row: Row) => number | null): BuiltInField<Row> {
	return { value, text: (row) => displayListed("number", value(row)) };
}

/** Names of options; an unknown one is 'Onbekend', never a bare code. */
export function labelsFrom(options: readonly { readonly value: string; readonly text: string }[]): (value: string) => string {
	const labels = new Map(options.map((option) => [option.value, option.text]));
	return (value) => labels.get(value) ?? text("option.unknown");
}
