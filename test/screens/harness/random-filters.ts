import fc from "fast-check";
import { askableFields, askedKind, isBareWord, type ListDefinition, testsOf, writeTest } from "../../../engine/index.ts";

interface Asked {
	readonly list: ListDefinition;
	/** A value in the notation of the address. */
	readonly value: (field: string) => fc.Arbitrary<string>;
	readonly now: number;
	/** How many columns are left alone for each that is filtered. */
	readonly weight: number;
}

/** Random filters on any column of a list, by field in the notation of the address: a few at a time. */
export function randomFilters({ list, value, now, weight }: Asked): fc.Arbitrary<Readonly<Record<string, string[]>>> {
	const someDay = fc.integer({ min: -90, max: 60 }).map((days) => new Date(now + days * 86_400_000).toISOString().slice(0, 10));
	const someNumber = fc.integer({ min: -1, max: 200 }).map(String);
	const asked = (field: string) => {
		const kind = askedKind(field, list.fields[field]?.kind ?? "text");
		const bound = kind === "number" ? someNumber : someDay;
		const plain = kind === "number" ? someNumber : kind === "instant" ? someDay : value(field);
		return fc.constantFrom(...testsOf(kind)).chain((word) => {
			if (isBareWord(word)) return fc.constant(writeTest(kind, { word, values: [] }));
			if (word === "last") return fc.integer({ min: 1, max: 300 }).map((days) => `laatste:${days}d`);
			if (word === "within") return fc.integer({ min: 1, max: 60 }).map((days) => `binnen:${days}d`);
			if (word === "between") return fc.tuple(bound, bound).map(([from, to]) => `tussen:${from}..${to}`);
			const isRange = ["more", "less", "atLeast", "atMost", "after", "before", "from", "until"].includes(word);
			return (isRange ? bound : plain).map((one) => writeTest(kind, { word, values: [one] }));
		});
	};
	return (
		fc
			.record(
				Object.fromEntries(
					askableFields(list).map((field) => [
						field,
						fc.oneof(
							{ arbitrary: fc.constant(undefined), weight },
							{ arbitrary: fc.uniqueArray(asked(field), { minLength: 1, maxLength: 2 }), weight: 1 },
						),
					]),
				),
			)
			.map((chosen) => Object.fromEntries(Object.entries(chosen).filter((each): each is [string, string[]] => each[1] !== undefined)))
			// More than ten at once are refused.
			.filter((chosen) => Object.values(chosen).flat().length <= 10)
	);
}
