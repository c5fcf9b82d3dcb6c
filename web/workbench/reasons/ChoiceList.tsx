import { Button, TextInput } from "@mantine/core";
import { useMemo, useState } from "react";
import { type Edit, entryLabel, flowReasons, type TenantDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { placesText } from "../bundle/counted.ts";
import { scenariosIn } from "../bundle/scenarios-in.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { CheckInput } from "../editing/CheckInput.tsx";
import { PropertyInput } from "../editing/PropertyInput.tsx";
import { useEditing } from "../editing/use-edits.ts";
import { useRefusal } from "../editing/use-first-fault.ts";
import { useInTurn } from "../editing/use-in-turn.ts";
import { useOnce } from "../editing/use-once.ts";
import styles from "./ChoiceList.module.css";
import {
	addedChoice,
	type Choice,
	type ChoiceListName,
	choiceEdit,
	choicesOf,
	isTaken,
	movedChoice,
	namedByScenarios,
} from "./choice-edits.ts";
import { RemoveChoice } from "./RemoveChoice.tsx";

interface ChoiceListProps {
	readonly tenant: TenantDefinition;
	readonly list: ChoiceListName;
}

/** One list of choices: their texts and order, and whether each is offered. Values that are already stored do not change. */
export function ChoiceList({ tenant, list }: ChoiceListProps) {
	const { write } = useEditing();
	const [typed, setTyped] = useState("");
	const [removing, setRemoving] = useState<Choice | null>(null);
	const choices = choicesOf(tenant, list);
	const called = text(`style.list.${list}`);
	const places = usePlaces(list, tenant);
	/** `made`: computes the edit from the choices as they are once earlier acts are shown; `at`: index of the one with this value. */
	const put = useInTurn(
		async (value: string, made: (now: TenantDefinition, all: readonly Choice[], at: number) => Edit | null): Promise<string | null> => {
			const at = choices.findIndex((each) => each.value === value);
			const edit = at === -1 ? null : made(tenant, choices, at);
			return edit === null ? null : write([edit]);
		},
	);
	const set = (value: string, name: string, to: unknown) =>
		put(value, (now, all, at) => choiceEdit(now, list, all[at]?.index ?? -1, name, to));
	const { form, wrong, setWrong, refuse } = useRefusal();
	const make = useInTurn(async (): Promise<void> => {
		const label = entryLabel(typed);
		const made = addedChoice(tenant, list, label);
		if (typeof made === "string") return refuse(text(`style.entry.${made}`));
		const refused = await write([made], text("style.entry.added", { text: label }));
		if (refused !== null) return refuse(refused);
		setWrong(null);
		setTyped("");
	});
	const add = useOnce(make);
	return (
		<section className={styles.list} aria-label={called}>
			<h3 className={styles.heading}>{called}</h3>
			<p className={styles.help}>{text(`style.list.${list}.help`)}</p>
			<ul className={styles.entries}>
				{choices.map((choice, at) => (
					<li key={choice.value} className={styles.entry}>
						<div className={styles.grows}>
							<PropertyInput
								label={text("style.entry.text", { value: choice.value })}
								type="string"
								value={choice.text}
								needed
								onWrite={async (value) =>
									isTaken(choices, String(value), choice.value) ? text("style.entry.taken") : set(choice.value, "text", value)
								}
							/>
						</div>
						{choice.automatic !== undefined && (
							<label className={styles.check}>
								<CheckInput checked={choice.automatic} onTurn={(checked) => set(choice.value, "automatic", checked ? true : undefined)} />
								{text("style.entry.automatic")}
							</label>
						)}
						{counted.has(list) && places !== null && (
							<span className={styles.places}>{text("style.entry.places", { places: placesText(places.get(choice.value) ?? 0) })}</span>
						)}
						<div className={styles.acts}>
							{([-1, 1] as const).map((by) => (
								<button
									key={by}
									type="button"
									className={styles.move}
									// Stays focusable, even where moving is impossible.
									aria-disabled={choices[at + by] === undefined}
									aria-label={text(by < 0 ? "style.entry.up" : "style.entry.down", { text: choice.text })}
									onClick={() => void put(choice.value, (now, all, place) => movedChoice(now, list, all, place, by))}
								>
									{by < 0 ? "↑" : "↓"}
								</button>
							))}
							<button
								type="button"
								className={styles.move}
								aria-label={text("style.entry.remove", { text: choice.text })}
								onClick={() => setRemoving(choice)}
							>
								{text("style.entry.remove.short")}
							</button>
						</div>
					</li>
				))}
			</ul>
			<form
				ref={form}
				className={styles.entry}
				onSubmit={(event) => {
					event.preventDefault();
					void add();
				}}
				noValidate
			>
				<TextInput
					className={styles.grows}
					label={text("style.entry.new", { list: called })}
					maxLength={200}
					value={typed}
					error={wrong}
					onChange={({ currentTarget }) => {
						setTyped(currentTarget.value);
						setWrong(null);
					}}
				/>
				<Button type="submit">{text("style.entry.add")}</Button>
			</form>
			{removing !== null && (
				<RemoveChoice tenant={tenant} list={list} choice={removing} isLast={choices.length === 1} onClose={() => setRemoving(null)} />
			)}
		</section>
	);
}

/** The lists of which the flow and its scenarios name the choices. */
const counted: ReadonlySet<ChoiceListName> = new Set(["onHoldReasons", "cancelReasons"]);

/**
 * In how many places the flow and its scenarios name each choice; null while the flow is not readable. The product asks for a reason to put
 * on hold, not the flow.
 */
function usePlaces(list: ChoiceListName, tenant: TenantDefinition): ReadonlyMap<string, number> | null {
	const bundle = useBundle();
	return useMemo(() => {
		const { flow, outdated, blocks } = bundle;
		if (flow === null || outdated) return null;
		const inFlow = list === "cancelReasons" ? flowReasons(flow.written, tenant, blocks).map(({ reason }) => reason) : [];
		const places = new Map<string, number>();
		for (const name of [...inFlow, ...namedByScenarios(Object.values(scenariosIn(bundle)), list)]) {
			places.set(name, (places.get(name) ?? 0) + 1);
		}
		return places;
	}, [bundle, list, tenant]);
}
