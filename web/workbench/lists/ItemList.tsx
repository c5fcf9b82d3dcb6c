import { Button, NativeSelect } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { text } from "../../texts/text.ts";
import { useEditing } from "../editing/use-edits.ts";
import { useLatest } from "../editing/use-latest.ts";
import { useMayDesign } from "../editing/use-may-design.ts";
import styles from "./ItemList.module.css";

interface Choice {
	readonly value: string;
	readonly label: string;
}

/** A group of items that can be added. */
export interface ChoiceGroup {
	readonly group: string;
	readonly items: readonly Choice[];
}

interface ItemListProps<Item> {
	/** Describes the items for screen readers. */
	readonly label: string;
	readonly items: readonly Item[];
	/** Identifies an item. */
	readonly keyOf: (item: Item) => string;
	readonly nameOf: (item: Item) => string;
	/** Receives the new items; resolves to why it failed, or null. */
	readonly onItems: (items: readonly Item[], said: string) => Promise<string | null>;
	/** The controls of an item beside its name; `change` replaces its content, based on its value at that time. */
	readonly controls: (item: Item, change: (changed: (item: Item) => Item) => Promise<string | null>) => ReactNode;
	/** Whether at least one item must remain. */
	readonly needed?: boolean;
	readonly offered?: readonly ChoiceGroup[];
	/** Label of the control that adds an item. */
	readonly addLabel?: string;
	/** Adds the offered item with this value; resolves to the key of the new item. */
	readonly onAdd?: (value: string) => Promise<string | null>;
}

/** The new items, and the message to announce. */
interface Made<Item> {
	readonly items: readonly Item[];
	readonly said: string;
}

/**
 * An ordered list of items that can be moved by dragging, by buttons or by Alt with the arrow keys, removed and added, each with its own
 * controls.
 */
export function ItemList<Item>(props: ItemListProps<Item>) {
	const { label, items, keyOf, nameOf, onItems, controls, needed = false, offered = [], addLabel = "", onAdd } = props;
	const mayDesign = useMayDesign();
	const { inTurn } = useEditing();
	const latest = useLatest({ items, onItems, onAdd });
	const list = useRef<HTMLOListElement>(null);
	const [dragged, setDragged] = useState<string | null>(null);
	const [refused, setRefused] = useState<string | null>(null);
	const [chosen, setChosen] = useState("");
	const choices = offered.flatMap((group) => group.items);
	const next = choices.find(({ value }) => value === chosen) ?? choices[0];

	/** Returns the focus to the item at its new place: a row that moves loses the focus. */
	const focus = (key: string, control: string): void => {
		const row = [...(list.current?.children ?? [])].find((each) => each instanceof HTMLElement && each.dataset.key === key);
		row?.scrollIntoView?.({ block: "nearest" });
		row?.querySelector<HTMLElement>(control)?.focus();
	};
	/** Each act applies to the items as they are once earlier acts are shown: an item is found by its key, not by its former index. */
	const put = (made: (now: readonly Item[]) => Made<Item> | null): Promise<string | null> =>
		inTurn(async () => {
			const now = latest.current;
			const wanted = made(now.items);
			return wanted === null ? null : now.onItems(wanted.items, wanted.said);
		});
	const send = async (made: (now: readonly Item[]) => Made<Item> | null): Promise<boolean> => {
		const why = await put(made);
		setRefused(why);
		return why === null;
	};
	const move = async (key: string, placeIn: (now: readonly Item[], from: number) => number, control: string): Promise<void> => {
		const isMoved = await send((now) => {
			const from = now.findIndex((each) => keyOf(each) === key);
			const to = placeIn(now, from);
			const item = now[from];
			if (item === undefined || to < 0 || to >= now.length || to === from) return null;
			const others = now.filter((_each, index) => index !== from);
			const said = text("workbench.items.moved", { label: nameOf(item), place: to + 1, count: now.length });
			return { items: [...others.slice(0, to), item, ...others.slice(to)], said };
		});
		if (isMoved) focus(key, control);
	};
	const remove = async (key: string): Promise<void> => {
		let beside: string | null = null;
		const isRemoved = await send((now) => {
			const at = now.findIndex((each) => keyOf(each) === key);
			const item = now[at];
			if (item === undefined || (needed && now.length < 2)) return null;
			const next = now[at + 1] ?? now[at - 1];
			beside = next === undefined ? null : keyOf(next);
			return { items: now.filter((_each, index) => index !== at), said: text("workbench.items.removed", { label: nameOf(item) }) };
		});
		if (isRemoved && beside !== null) focus(beside, `[data-tool="remove"]`);
	};
	const add = async (): Promise<void> => {
		if (next === undefined || onAdd === undefined) return;
		const key = await inTurn(async () => (await latest.current.onAdd?.(next.value)) ?? null);
		setChosen("");
		if (key !== null) focus(key, `input, [data-tool="up"]`);
	};
	const keys = (key: string) => (event: KeyboardEvent<HTMLLIElement>) => {
		const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
		if (!event.altKey || by === null || !mayDesign) return;
		event.preventDefault();
		event.stopPropagation();
		const tool = event.target instanceof HTMLElement ? event.target.dataset.tool : undefined;
		void move(key, (_now, from) => from + by, tool === undefined ? "input" : `[data-tool="${tool}"]`);
	};
	return (
		<div className={styles.whole}>
			<ol ref={list} className={styles.items} aria-label={label}>
				{items.map((item, at) => {
					const name = nameOf(item);
					const key = keyOf(item);
					const change = (changed: (item: Item) => Item) =>
						put((now) => ({
							items: now.map((each) => (keyOf(each) === key ? changed(each) : each)),
							said: text("workbench.items.changed", { label: name }),
						}));
					return (
						<li
							key={key}
							data-key={key}
							className={styles.item}
							onKeyDown={keys(key)}
							onDragOver={(event) => event.preventDefault()}
							onDrop={() => {
								if (dragged !== null) void move(dragged, (now) => now.findIndex((each) => keyOf(each) === key), `[data-tool="up"]`);
								setDragged(null);
							}}
						>
							{/* The arrow keys do this from the keyboard. */}
							<span className={styles.grip} draggable={mayDesign} onDragStart={() => setDragged(key)} aria-hidden>
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
									act={() => void move(key, (_now, from) => from - 1, `[data-tool="up"]`)}
								/>
								<Tool
									tool="down"
									label={text("workbench.items.down", { label: name })}
									icon={IconArrowDown}
									off={at === items.length - 1}
									act={() => void move(key, (_now, from) => from + 1, `[data-tool="down"]`)}
								/>
								<Tool
									tool="remove"
									label={text("workbench.items.remove", { label: name })}
									icon={IconX}
									off={needed && items.length < 2}
									act={() => void remove(key)}
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
	/** Disabled, but still focusable. */
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
