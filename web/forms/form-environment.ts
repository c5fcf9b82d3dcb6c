import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";

/** One choice. An inactive one can stay chosen, but is marked. */
export interface Choice {
	readonly value: string | number | boolean;
	readonly label: string;
	readonly inactive: boolean;
	/** An inactive choice that is listed anyway, and can't be chosen. */
	readonly listed?: boolean;
}

export type StakeholderCategory = "cpo" | "municipality" | "customer" | "contractor" | "gridoperator";

/**
 * What fields need from the screen around them. One stable object per screen: fields subscribe to the messages of their
 * own path, so a message or keystroke rerenders one field and not the form.
 */
export interface FormEnvironment {
	subscribe(listener: () => void): () => void;
	/** Messages to show at a field now. The same array until something changes. */
	messages(path: string): readonly string[];
	/** Implausible values of a field, reported without blocking anything. The same array until something changes. */
	warnings(path: string): readonly string[];
	/** The field was left, so its messages may be shown from now on. */
	left(path: string): void;
	/** Current values of the whole screen, for summaries and maps beside the fields. */
	values(): Readonly<Record<string, unknown>>;
	/** Sets fields other than the one being changed, for instance the address found for a pin. */
	setValues(changes: Readonly<Record<string, unknown>>): void;
	stakeholders(category: StakeholderCategory): readonly Choice[];
	/** The tenant's PIDs; those no longer in use are inactive. */
	pids(): readonly Choice[];
	/** Whether a planned date may be replaced by 'Cancelled'. */
	readonly mayResetDates: boolean;
	/** What the screen does when a decision is confirmed: it completes the step. */
	confirm(): void;
	/** Announces a text politely to screen readers. */
	announce(text: string): void;
}

const NOTHING: readonly string[] = [];

/** Default for forms drawn without a screen around them. */
export const EMPTY_ENVIRONMENT: FormEnvironment = {
	subscribe: () => () => {},
	messages: () => NOTHING,
	warnings: () => NOTHING,
	left: () => {},
	values: () => ({}),
	setValues: () => {},
	stakeholders: () => [],
	pids: () => [],
	mayResetDates: false,
	confirm: () => {},
	announce: () => {},
};

export const FormEnvironmentContext = createContext<FormEnvironment>(EMPTY_ENVIRONMENT);

/** Fields that stand out, by path: those in which two moments of a process differ. */
export const MarkedFieldsContext = createContext<ReadonlySet<string>>(new Set());

/** Content after the name of a read-only field, by its path and name; nothing by default. */
export const BehindNameContext = createContext<(path: string, name: string) => ReactNode>(() => null);

/** Content below a field, by its path; nothing by default. Stable, as the environment is. */
export const BelowFieldContext = createContext<(path: string) => ReactNode>(() => null);

/** Content below a field's message that leads to the reason for it; nothing by default. Stable, as the environment is. */
export const ExplainMessageContext = createContext<(message: string) => ReactNode>(() => null);

export function useFormEnvironment(): FormEnvironment {
	return useContext(FormEnvironmentContext);
}

export function useFieldMessages(path: string): readonly string[] {
	const environment = useFormEnvironment();
	return useSyncExternalStore(environment.subscribe, () => environment.messages(path));
}

export function useFieldWarnings(path: string): readonly string[] {
	const environment = useFormEnvironment();
	return useSyncExternalStore(environment.subscribe, () => environment.warnings(path));
}

/** The values of the whole screen. Rerenders on every change, so only for widgets that show other fields. */
export function useScreenValues(): Readonly<Record<string, unknown>> {
	const environment = useFormEnvironment();
	return useSyncExternalStore(environment.subscribe, environment.values);
}
