import { Button, NativeSelect, Popover, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { type SubmitEvent, useState } from "react";
import {
	isBareWord,
	isDayCount,
	type ListDefinition,
	type ListFieldKind,
	numberProblem,
	readDay,
	readNumber,
	readTest,
	type TestWord,
	testsOf,
	today,
	writeTest,
} from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useActions } from "../../ui/actions/use-actions.ts";
import { groupedFields, presentFields } from "../columns/grouped-fields.ts";
import type { TableFields } from "../fields/table-field.ts";
import { type ChangeList, withFilter } from "../state/list-state.ts";
import styles from "./AddFilter.module.css";
import type { Choice } from "./filter-choices.ts";
import { parseFilter } from "./parse-filter.ts";

interface AddFilterProps {
	readonly list: ListDefinition;
	readonly fields: TableFields<never>;
	/** Values of a field that are known to occur. */
	readonly choices: (field: string) => readonly Choice[];
	readonly change: ChangeList;
}

/** Adds a filter on any column: the column, the test and the value. */
export default function AddFilter(props: AddFilterProps) {
	const [opened, setOpened] = useState(false);
	useActions({ "list:addFilter": () => setOpened(true) });
	return (
		<Popover opened={opened} onChange={setOpened} trapFocus returnFocus width={340} position="bottom-start" shadow="md" withRoles={false}>
			<Popover.Target>
				<button
					type="button"
					className={styles.add}
					aria-expanded={opened}
					aria-haspopup="dialog"
					aria-keyshortcuts="f"
					onClick={() => setOpened(!opened)}
				>
					<IconPlus size={15} aria-hidden />
					{text("columns.test.add")}
				</button>
			</Popover.Target>
			<Popover.Dropdown role="dialog" aria-label={text("columns.test.title")}>
				{opened ? <FilterForm {...props} done={() => setOpened(false)} /> : null}
			</Popover.Dropdown>
		</Popover>
	);
}

function FilterForm({ list, fields, choices, change, done }: AddFilterProps & { readonly done: () => void }) {
	const columns = presentFields(list, fields);
	const [column, setColumn] = useState(columns[0] ?? "");
	const [chosenWord, setWord] = useState<TestWord | null>(null);
	const [values, setValues] = useState<readonly [string, string]>(["", ""]);
	const [refused, setRefused] = useState<readonly (string | null)[]>([]);
	const [typed, setTyped] = useState("");
	const [notRead, setNotRead] = useState<string | null>(null);
	const optionsOf = (field: string, of: ListFieldKind) => (of === "option" || of === "flag" || of === "tags" ? choices(field) : null);
	const kind: ListFieldKind = fields.get(column)?.kind ?? "text";
	const options = optionsOf(column, kind);
	// Without known values there is nothing to choose, but one can still filter on whether there is a value.
	const words = testsOf(kind).filter((word) => options === null || options.length > 0 || isBareWord(word));
	const word = words.find((each) => each === chosenWord) ?? words[0] ?? "empty";
	const count = isBareWord(word) ? 0 : word === "between" ? 2 : 1;

	/** Adds the filter and returns null, or returns what is wrong with each value. */
	const add = (field: string, test: TestWord, of: readonly string[]): readonly (string | null)[] | null => {
		const kindOf = fields.get(field)?.kind ?? "text";
		const read = of.map((value) => readTyped(kindOf, test, value));
		const given = read.map((each) => ("value" in each ? each.value : ""));
		const written = writeTest(kindOf, { word: test, values: test === "between" ? given.toSorted(byKind(kindOf)) : given });
		const wrong = read.map((each) => ("wrong" in each ? each.wrong : null));
		if (wrong.some((each) => each !== null)) return wrong;
		if (readTest(kindOf, written).word !== test) return [text("columns.test.refused")];
		change(withFilter(field, (known) => [...new Set([...known, written])]));
		done();
		return null;
	};
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (typed.trim() !== "") {
			const asked = columns.map((name) => {
				const field = fields.get(name);
				const kindOf = field?.kind ?? "text";
				return { name, label: field?.label ?? name, kind: kindOf, choices: optionsOf(name, kindOf) };
			});
			const found = parseFilter(typed, asked);
			setNotRead("wrong" in found ? found.wrong : (add(found.column, found.word, found.values)?.find((wrong) => wrong !== null) ?? null));
			return;
		}
		setRefused(
			add(
				column,
				word,
				values.slice(0, count).map((value) => value || (options?.[0]?.value ?? "")),
			) ?? [],
		);
	};
	const input = (index: 0 | 1) => {
		const set = (value: string) => setValues(index === 0 ? [value, values[1]] : [values[0], value]);
		const label = text(
			isDayCount(word)
				? "columns.test.days"
				: count === 2
					? index === 0
						? "columns.test.first"
						: "columns.test.second"
					: "columns.test.value",
		);
		if (options !== null) {
			return (
				<NativeSelect
					key={index}
					label={label}
					value={values[index]}
					data={[...options]}
					onChange={(event) => set(event.currentTarget.value)}
				/>
			);
		}
		return (
			<TextInput
				key={index}
				label={label}
				// The browser's own date field follows the browser's language instead of the page's.
				placeholder={isDay(kind, word) ? text("columns.test.day.form") : undefined}
				inputMode={kind === "number" || isDayCount(word) ? "decimal" : "text"}
				autoComplete="off"
				value={values[index]}
				onChange={(event) => set(event.currentTarget.value)}
				error={refused[index] ?? null}
			/>
		);
	};
	return (
		<form onSubmit={submit} className={styles.form} noValidate>
			<TextInput
				type="search"
				label={text("columns.test.typed")}
				placeholder={text("columns.test.typed.form")}
				data-autofocus
				autoComplete="off"
				value={typed}
				onChange={(event) => {
					setTyped(event.currentTarget.value);
					setNotRead(null);
				}}
				error={notRead}
			/>
			<NativeSelect
				label={text("columns.test.column")}
				value={column}
				data={groupedFields(columns, fields)}
				onChange={(event) => {
					setColumn(event.currentTarget.value);
					setValues(["", ""]);
					setRefused([]);
				}}
			/>
			<NativeSelect
				label={text("columns.test.word")}
				value={word}
				data={words.map((each) => ({ value: each, label: text(`columns.test.${each}`) }))}
				onChange={(event) => {
					setWord(words.find((each) => each === event.currentTarget.value) ?? null);
					setRefused([]);
				}}
			/>
			{count > 0 ? input(0) : null}
			{count > 1 ? input(1) : null}
			<Button type="submit" variant="filled">
				{text("columns.test.do")}
			</Button>
		</form>
	);
}

const isDay = (kind: ListFieldKind, word: TestWord) => (kind === "date" || kind === "instant") && !isDayCount(word);

/** Lists show at most two decimals; without this limit, "1.000" could also be read as 1. */
const amount = { decimals: 2 };
const wholeNumber = { decimals: 0, minimum: 1, maximum: 9999 };

/** Converts typed text to its form in the address, or says what is wrong: an invalid value would silently match nothing. */
function readTyped(kind: ListFieldKind, word: TestWord, typed: string): { readonly value: string } | { readonly wrong: string } {
	if (isDay(kind, word)) {
		const day = readDay(typed, today(Date.now()));
		return day === null ? { wrong: text("columns.test.day.wrong") } : { value: day };
	}
	if (kind !== "number" && !isDayCount(word)) {
		const value = typed.trim();
		return value === "" ? { wrong: text("columns.test.refused") } : { value };
	}
	const form = isDayCount(word) ? wholeNumber : amount;
	const reading = readNumber(typed, form);
	if (reading.kind !== "number") return { wrong: numberProblem(typed, form) ?? text("columns.test.refused") };
	return { value: isDayCount(word) ? `${reading.value}d` : String(reading.value) };
}

/** Sorts the bounds of a range in ascending order, so that it can match something. */
function byKind(kind: ListFieldKind): (one: string, other: string) => number {
	return kind === "number" ? (one, other) => Number(one) - Number(other) : (one, other) => (one < other ? -1 : 1);
}
