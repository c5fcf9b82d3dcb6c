import { text } from "../texts/text.ts";
import { absoluteText } from "../ui/date-text.ts";
import { RelativeDate } from "../ui/RelativeDate.tsx";
import type { KnownField } from "./fields-of.ts";
import "../texts/areas/controls.ts";

/** A text that reads as it is. */
export function textField<Row>(value: (row: Row) => string): KnownField<Row> {
	return { value, text: value };
}

/** One of several values, each with a name; without one the value is its own. */
export function optionField<Row>(value: (row: Row) => string | null, labelOf: (value: string) => string = (each) => each): KnownField<Row> {
	const shown = (row: Row) => {
		const found = value(row);
		return found === null || found === "" ? "" : labelOf(found);
	};
	return { value, labelOf, text: shown };
}

/** An instant in milliseconds, shown by its age. `none`: what stands where there is no instant. */
export function instantField<Row>(value: (row: Row) => number | null, none = ""): KnownField<Row> {
	const textOf = (row: Row) => {
		const at = value(row);
		return at === null ? none : absoluteText(at);
	};
	const cell = (row: Row) => {
		const at = value(row);
		return at === null ? none : <RelativeDate at={at} short />;
	};
	return { value, text: textOf, cell };
}

/** A number; none at all is an empty cell. */
export function numberField<Row>(value: (row: Row) => number | null): KnownField<Row> {
	return { value, text: (row) => value(row)?.toLocaleString("nl-NL") ?? "" };
}

/** Names of options; one that is not among them is 'Onbekend', never a bare code. */
export function labelsFrom(options: readonly { readonly value: string; readonly text: string }[]): (value: string) => string {
	const labels = new Map(options.map((option) => [option.value, option.text]));
	return (value) => labels.get(value) ?? text("option.unknown");
}
