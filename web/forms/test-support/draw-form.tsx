import { MantineProvider } from "@mantine/core";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useReducer } from "react";
import { withValueAt } from "../../../engine/index.ts";
import { type FormEnvironment, FormEnvironmentContext } from "../form-environment.ts";
import type { SectionSource } from "../present-section.ts";
import { SectionForm } from "../section/SectionForm.tsx";

// Every browser has it; jsdom doesn't.
globalThis.structuredClone ??= <Value,>(value: Value): Value => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

type Values = Readonly<Record<string, unknown>>;

interface Drawing {
	readonly properties: Readonly<Record<string, unknown>>;
	readonly required?: readonly string[];
	readonly ui?: Readonly<Record<string, unknown>>;
	readonly fields?: SectionSource["fields"];
	readonly chains?: SectionSource["chains"];
	readonly values?: Values;
	/** Messages by path for the given values; shown once the field was left. */
	readonly check?: (values: Values) => Readonly<Record<string, string>>;
	readonly environment?: Partial<FormEnvironment>;
}

const NOTHING: readonly string[] = [];

/** Renders one section without a screen around it. Returns a user, and the current values. */
export function drawForm({ properties, required = [], ui = {}, fields = {}, chains = {}, values = {}, check, environment }: Drawing) {
	let current = values;
	let known: Readonly<Record<string, string>> = {};
	let redraw = () => {};
	const lists = new Map<string, readonly string[]>();
	const left = new Set<string>();
	const listeners = new Set<() => void>();
	const tell = () => {
		known = check?.(current) ?? {};
		for (const listener of listeners) listener();
	};
	const change = (changes: Values) => {
		for (const [path, value] of Object.entries(changes)) current = withValueAt(current, path, value);
		tell();
		redraw();
	};
	const screen: FormEnvironment = {
		subscribe: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		messages: (path) => {
			const message = left.has(path) ? known[path] : undefined;
			if (message === undefined) return NOTHING;
			const list = lists.get(message) ?? [message];
			lists.set(message, list);
			return list;
		},
		warnings: () => NOTHING,
		left: (path) => {
			left.add(path);
			tell();
		},
		values: () => current,
		setValues: change,
		stakeholders: () => [],
		pids: () => [],
		mayResetDates: false,
		confirm: () => {},
		announce: () => {},
		...environment,
	};
	const source: SectionSource = { schema: { type: "object", properties, required }, ui, fields, chains };
	const drawn = render(
		<MantineProvider env="test">
			<FormEnvironmentContext value={screen}>
				<Screen
					source={source}
					values={() => current}
					onRedraw={(draw) => {
						redraw = draw;
					}}
					onChange={change}
				/>
			</FormEnvironmentContext>
		</MantineProvider>,
	);
	return { user: userEvent.setup(), values: () => current, container: drawn.container };
}

interface ScreenProps {
	readonly source: SectionSource;
	readonly values: () => Values;
	readonly onRedraw: (redraw: () => void) => void;
	readonly onChange: (changes: Values) => void;
}

function Screen({ source, values, onRedraw, onChange }: ScreenProps) {
	const [, draw] = useReducer((count: number) => count + 1, 0);
	onRedraw(draw);
	return <SectionForm source={source} values={values()} onChange={onChange} />;
}
