import { createContext, useContext, useSyncExternalStore } from "react";

/** One choice of a list; an inactive one may stay chosen but is marked. */
export interface Choice {
	readonly value: string | number | boolean;
	readonly label: string;
	readonly inactive: boolean;
	/** An inactive one that is shown in the list all the same, where it cannot be chosen. */
	readonly listed?: boolean;
}

export type StakeholderCategory = "cpo" | "municipality" | "customer" | "contractor" | "gridoperator";

/**
 * What fields ask of the screen they stand on. One stable object per screen: fields subscribe to the
 * messages of their own path, so that a message or a keystroke redraws one field and not the form.
 */
export interface FormEnvironment {
	subscribe(listener: () => void): () => void;
	/** Messages to show at a field now. The same array as long as nothing changed. */
	messages(path: string): readonly string[];
	/** What is implausible in a field, said without stopping anybody. The same array as long as nothing changed. */
	warnings(path: string): readonly string[];
	/** The field was left: from now on its messages may be shown. */
	left(path: string): void;
	/** Present values of the whole screen, for summaries and maps beside the fields. */
	values(): Readonly<Record<string, unknown>>;
	/** Sets fields outside the one that is being changed, for instance an address found at a pin. */
	setValues(changes: Readonly<Record<string, unknown>>): void;
	stakeholders(category: StakeholderCategory): readonly Choice[];
	/** PIDs of the tenant; those that are no longer in use are inactive. */
	pids(): readonly Choice[];
	/** Whether a planned date may be replaced by 'Cancelled'. */
	readonly mayResetDates: boolean;
	/** What the screen does when a decision is confirmed: complete the step. */
	confirm(): void;
	/** Says something to screen readers, politely. */
	announce(text: string): void;
}

const NOTHING: readonly string[] = [];

/** Stands in where a form is drawn without a screen around it. */
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

/** The values of the whole screen; redraws at every change, so only for widgets that show other fields. */
export function useScreenValues(): Readonly<Record<string, unknown>> {
	const environment = useFormEnvironment();
	return useSyncExternalStore(environment.subscribe, environment.values);
}
