import { TextInput } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { text } from "../../texts/text.ts";
import styles from "./ColumnsForm.module.css";
import { columnWidths, widthOf } from "./own-columns.ts";

/** Moves a column to another position. */
export interface ColumnMove {
	readonly by: (places: 1 | -1) => void;
	/** Dragging of this column starts. */
	readonly start: () => void;
	/** The dragged column is dropped on this one. */
	readonly drop: () => void;
}

interface ColumnRowProps {
	readonly label: string;
	/** In pixels; undefined if the content decides. */
	readonly width: number | undefined;
	readonly first: boolean;
	readonly last: boolean;
	/** The only column, which can't be removed. */
	readonly only: boolean;
	readonly move: ColumnMove;
	readonly size: (width: number | undefined) => void;
	readonly remove: () => void;
}

/** Moves, resizes or removes one column of the list. Alt with an arrow key moves it from anywhere in the row. */
export function ColumnRow({ label, width, first, last, only, move, size, remove }: ColumnRowProps) {
	const row = useRef<HTMLLIElement>(null);
	const kept = useRef<HTMLElement | null>(null);
	useLayoutEffect(() => {
		// Moving an element in the document makes it lose the focus.
		kept.current?.focus();
		kept.current = null;
	});
	const go = (places: 1 | -1): void => {
		kept.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
		move.by(places);
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		const places = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
		if (!event.altKey || places === null) return;
		event.preventDefault();
		go(places);
	};
	return (
		// Key presses come from the controls inside; the row itself is not focusable.
		<li
			ref={row}
			className={styles.column}
			draggable
			onKeyDown={onKeyDown}
			onDragStart={move.start}
			onDragOver={(event) => event.preventDefault()}
			onDrop={move.drop}
		>
			<span className={styles.name}>{label}</span>
			<WidthInput key={width} label={label} width={width} size={size} />
			<Tool label={text("columns.up", { label })} icon={IconArrowUp} off={first} act={() => go(-1)} />
			<Tool label={text("columns.down", { label })} icon={IconArrowDown} off={last} act={() => go(1)} />
			<Tool label={text("columns.remove", { label })} icon={IconX} off={only} act={remove} />
		</li>
	);
}

interface ToolProps {
	readonly label: string;
	readonly icon: typeof IconX;
	/** Unavailable, but still focusable. */
	readonly off: boolean;
	readonly act: () => void;
}

function Tool({ label, icon: Icon, off, act }: ToolProps) {
	return (
		<button type="button" className={styles.tool} aria-disabled={off || undefined} aria-label={label} onClick={act}>
			<Icon size={16} aria-hidden />
		</button>
	);
}

interface WidthInputProps {
	readonly label: string;
	readonly width: number | undefined;
	readonly size: (width: number | undefined) => void;
}

function WidthInput({ label, width, size }: WidthInputProps) {
	const [typed, setTyped] = useState(String(width ?? ""));
	const [wrong, setWrong] = useState(false);
	const take = (): void => {
		const text = typed.trim();
		const { width: read } = widthOf(Number(text));
		setWrong(text !== "" && read === undefined);
		if ((text === "" || read !== undefined) && read !== width) size(read);
	};
	return (
		<TextInput
			className={styles.width}
			aria-label={text("columns.width", { label })}
			placeholder={text("columns.width.usual")}
			inputMode="numeric"
			autoComplete="off"
			size="xs"
			value={typed}
			onChange={(event) => setTyped(event.currentTarget.value)}
			onBlur={take}
			onKeyDown={(event) => {
				if (event.key === "Enter") take();
			}}
			error={wrong ? text("columns.width.wrong", columnWidths) : null}
		/>
	);
}
