import { Button, NativeSelect } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { text } from "../../texts/text.ts";
import { useMayDesign } from "../editing/use-may-design.ts";
import styles from "./ItemList.module.css";

interface Choice {
	readonly value: string;
	readonly label: string;
}

/** What can be added, by where it comes from. */
export interface ChoiceGroup {
	readonly group: string;
	readonly items: readonly Choice[];
}

interface ItemListProps<Item> {
	/** What the items are, for whoever does not see where they stand. */
	readonly label: string;
	readonly items: readonly Item[];
	/** What an item is told apart by. */
	readonly keyOf: (item: Item) => string;
	readonly nameOf: (item: Item) => string;
	/** Takes the items as they are to be; resolves to why not, or null. */
	readonly onItems: (items: readonly Item[], said: string) => Promise<string | null>;
	/** The controls of an item beside its name; `change` gives it other content. */
	readonly controls: (item: Item, change: (item: Item) => Promise<string | null>) => ReactNode;
	/** One has to stay. */
	readonly needed?: boolean;
	readonly offered?: readonly ChoiceGroup[];
	/** What adding is called. */
	readonly addLabel?: string;
	/** Adds what is offered under a value; resolves to the key of what came. */
	readonly onAdd?: (value: string) => Promise<string | null>;
}

/** Items in an order: moved by dragging, by buttons or by Alt with the arrows, taken away, added, each with its own controls. */
export function ItemList<Item>(props: ItemListProps<Item>) {
	const { label, items, keyOf, nameOf, onItems, controls, needed = false, offered = [], addLabel = "", onAdd } = props;
	const mayDesign = useMayDesign();
	const list = useRef<HTMLOListElement>(null);
	const [dragged, setDragged] = useState<number | null>(null);
	const [refused, setRefused] = useState<string | null>(null);
	const [chosen, setChosen] = useState("");
	const choices = offered.flatMap((group) => group.items);
	const next = choices.find(({ value }) => value === chosen) ?? choices[0];

	/** Back to the item, wherever it is now: a row that gets another place lets go of the focus. */
	const focus = (key: string, control: string): void => {
		const row = [...(list.current?.children ?? [])].find((each) => each instanceof HTMLElement && each.dataset.key === key);
		row?.scrollIntoView?.({ block: "nearest" });
		row?.querySelector<HTMLElement>(control)?.focus();
	};
	const send = async (wanted: readonly Item[], said: string): Promise<boolean> => {
		const why = await onItems(wanted, said);
		setRefused(why);
		return why === null;
	};
	const move = async (from: number, to: number, control: string): Promise<void> => {
		const item = items[from];
		if (item === undefined || to < 0 || to >= items.length || to === from) return;
		const others = items.filter((_each, index) => index !== from);
		const said = text("workbench.items.moved", { label: nameOf(item), place: to + 1, count: items.length });
		if (await send([...others.slice(0, to), item, ...others.slice(to)], said)) focus(keyOf(item), control);
	};
	const remove = async (at: number): Promise<void> => {
		const item = items[at];
		if (item === undefined || (needed && items.length < 2)) return;
		const wanted = items.filter((_each, index) => index !== at);
		const beside = items[at + 1] ?? items[at - 1];
		if ((await send(wanted, text("workbench.items.removed", { label: nameOf(item) }))) && beside !== undefined) {
			focus(keyOf(beside), `[data-tool="remove"]`);
		}
	};
	const add = async (): Promise<void> => {
		if (next === undefined || onAdd === undefined) return;
		const key = await onAdd(next.value);
		setChosen("");
		if (key !== null) focus(key, `input, [data-tool="up"]`);
	};
	const keys = (at: number) => (event: KeyboardEvent<HTMLLIElement>) => {
		const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
		if (!event.altKey || by === null || !mayDesign) return;
		event.preventDefault();
		event.stopPropagation();
		const tool = event.target instanceof HTMLElement ? event.target.dataset.tool : undefined;
		void move(at, at + by, tool === undefined ? "input" : `[data-tool="${tool}"]`);
	};
	return (
		<div className={styles.whole}>
			<ol ref={list} className={styles.items} aria-label={label}>
				{items.map((item, at) => {
					const name = nameOf(item);
					const change = (changed: Item) =>
						onItems(
							items.map((each, index) => (index === at ? changed : each)),
							text("workbench.items.changed", { label: name }),
						);
					return (
						<li
							key={keyOf(item)}
							data-key={keyOf(item)}
							className={styles.item}
							onKeyDown={keys(at)}
							onDragOver={(event) => event.preventDefault()}
							onDrop={() => {
								if (dragged !== null) void move(dragged, at, `[data-tool="up"]`);
								setDragged(null);
							}}
						>
							{/* By keyboard the arrows do it. */}
							<span className={styles.grip} draggable={mayDesign} onDragStart={() => setDragged(at)} aria-hidden>
								<IconGripVertical size={16} />
							</span>
							<span className={styles.name}>{name}</span>
							<div className={styles.controls}>{controls(item, change)}</div>
							<div className={styles.tools}>
								<Tool
									tool="up"
									label={text("workbench.items.up", { label: name })}
									icon={IconArrowUp}
									off={at === 0}
									act={() => void move(at, at - 1, `[data-tool="up"]`)}
								/>
								<Tool
									tool="down"
									label={text("workbench.items.down", { label: name })}
									icon={IconArrowDown}
									off={at === items.length - 1}
									act={() => void move(at, at + 1, `[data-tool="down"]`)}
								/>
								<Tool
									tool="remove"
									label={text("workbench.items.remove", { label: name })}
									icon={IconX}
									off={needed && items.length < 2}
									act={() => void remove(at)}
								/>
							</div>
						</li>
					);
				})}
			</ol>
			{refused !== null && (
				<p className={styles.refused} role="alert">
					{refused}
				</p>
			)}
			{next !== undefined && (
				<div className={styles.more}>
					<NativeSelect
						size="xs"
						label={addLabel}
						value={next.value}
						data={offered.map(({ group, items: of }) => ({ group, items: [...of] }))}
						onChange={({ currentTarget }) => setChosen(currentTarget.value)}
					/>
					<Button size="xs" onClick={() => void add()}>
						{text("workbench.acts.add.action")}
					</Button>
				</div>
			)}
		</div>
	);
}

interface ToolProps {
	readonly tool: string;
	readonly label: string;
	readonly icon: typeof IconX;
	/** Keeps the focus all the same. */
	readonly off: boolean;
	readonly act: () => void;
}

function Tool({ tool, label, icon: Icon, off, act }: ToolProps) {
	return (
		<button
			type="button"
			data-tool={tool}
			className={styles.tool}
			aria-disabled={off || undefined}
			aria-label={label}
			title={label}
			onClick={() => off || act()}
		>
			<Icon size={16} aria-hidden />
		</button>
	);
}
