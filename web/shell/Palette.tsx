import { createSpotlight, Spotlight } from "@mantine/spotlight";
import "@mantine/spotlight/styles.layer.css";
import { IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { comparableText } from "../../engine/index.ts";
import { usePerson, useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { noteUse, ownUse } from "../ui/actions/own-use.ts";
import { useFocusReturn } from "../ui/kept/use-focus-return.ts";
import { useDebounced } from "../ui/time/use-debounced.ts";
import type { DialogProps } from "./dialog-props.ts";
import { type Entry, ranked } from "./entry.ts";
import { Keys } from "./Keys.tsx";
import styles from "./Palette.module.css";
import { takeTyped } from "./typed-ahead.ts";
import { useEntries } from "./use-entries.ts";
import "../texts/areas/help.ts";

/** The kit reports closing only if it was opened through its own store. */
const [store, spotlight] = createSpotlight();

/** How long typing has to pause before the server is asked, in milliseconds. */
const rest = 120;

/**
 * One place to find a process, request, location, selection, manual or page, and to do what this page can do, each
 * with its key. If Enter is pressed before the server answers, it takes effect with the answer.
 */
export default function Palette({ opened, onClose }: DialogProps) {
	useFocusReturn(opened);
	const { userId } = usePerson();
	const { slug: tenant } = useTenant();
	const id = useId();
	const [typed, setTyped] = useState("");
	const [at, setAt] = useState(0);
	const [waiting, setWaiting] = useState(false);
	const list = useRef<HTMLDivElement>(null);
	const words = comparableText(typed).trim().slice(0, 200);
	const settled = useDebounced(words, rest);
	const asked = words === "" ? "" : settled;
	const { entries, searching, failure, filling } = useEntries(asked, opened);
	const useOf = useMemo(() => (opened ? ownUse({ userId, tenant }, Date.now()) : () => 0), [opened, userId, tenant]);
	const groups = ranked(entries, words, useOf);
	const shown = groups.flatMap((group) => group.entries);
	const chosen = shown[Math.min(at, shown.length - 1)];
	const ready = asked === words && !searching;

	useEffect(() => {
		if (opened) spotlight.open();
		else {
			spotlight.close();
			setWaiting(false);
		}
		return () => spotlight.close();
	}, [opened]);
	const forget = () => {
		setTyped("");
		setAt(0);
	};

	function carryOut(entry: Entry | undefined): void {
		setWaiting(false);
		if (entry === undefined || entry.refused !== undefined) return;
		noteUse({ userId, tenant }, entry.id, Date.now());
		onClose();
		// After the dialog has released the focus: whatever opens next may take it.
		setTimeout(entry.run);
	}
	const whenReady = useRef(carryOut);
	whenReady.current = carryOut;
	useEffect(() => {
		if (waiting && ready) whenReady.current(chosen);
	}, [waiting, ready, chosen]);

	function onKeyDown(event: KeyboardEvent): void {
		if (event.nativeEvent.isComposing) return;
		const count = shown.length;
		if (event.key === "Enter") {
			event.preventDefault();
			if (ready) carryOut(chosen);
			else setWaiting(true);
			return;
		}
		const steps: Readonly<Record<string, number>> = { ArrowDown: Math.min(at, count - 1) + 1, ArrowUp: Math.min(at, count - 1) - 1 };
		const next = steps[event.key];
		if (next === undefined || count === 0) return;
		event.preventDefault();
		setAt((next + count) % count);
	}
	useEffect(() => {
		if (opened) list.current?.querySelector(`#${CSS.escape(`${id}-${at}`)}`)?.scrollIntoView?.({ block: "nearest" });
	}, [at, id, opened]);

	// A failed search has no count.
	const outcome = failure ?? text(shown.length === 1 ? "search.count.one" : "search.count.other", { count: shown.length });
	const said = ready && words !== "" ? outcome : "";
	const optionId = (entry: Entry) => `${id}-${shown.indexOf(entry)}`;
	return (
		<Spotlight.Root
			store={store}
			onSpotlightClose={onClose}
			shortcut={null}
			returnFocus={false}
			clearQueryOnClose={false}
			overlayProps={{ blur: 0, backgroundOpacity: 0.42 }}
			transitionProps={{ exitDuration: 0, onExited: forget }}
			attributes={{ content: { "aria-label": text("search.title") } }}
		>
			<div className={styles.search}>
				<IconSearch size={20} aria-hidden className={styles.sign} />
				<input
					data-autofocus
					type="text"
					role="combobox"
					aria-expanded
					aria-controls={`${id}-list`}
					aria-autocomplete="list"
					aria-activedescendant={chosen === undefined ? undefined : optionId(chosen)}
					aria-label={text("search.placeholder")}
					placeholder={text("search.placeholder")}
					autoComplete="off"
					spellCheck={false}
					enterKeyHint="go"
					className={styles.input}
					value={typed}
					onChange={(event) => {
						setTyped(event.currentTarget.value);
						setAt(0);
						setWaiting(false);
					}}
					onFocus={() => {
						const { text: ahead, entered } = takeTyped();
						if (ahead !== "") setTyped((before) => before + ahead);
						if (entered) setWaiting(true);
					}}
					onKeyDown={onKeyDown}
				/>
				<kbd className={styles.escape} aria-hidden>
					{text("search.escape")}
				</kbd>
			</div>
			<div ref={list} id={`${id}-list`} role="listbox" aria-label={text("search.results")} aria-busy={!ready} className={styles.list}>
				{groups.map(({ kind, entries: inGroup }) => (
					<div key={kind} {...groupNamed(`${id}-${kind}`)} className={styles.group}>
						<p id={`${id}-${kind}`} className={styles.title}>
							{text(`search.${kind}`)}
						</p>
						{inGroup.map((entry) => (
							<Option
								key={entry.id}
								id={optionId(entry)}
								entry={entry}
								chosen={entry === chosen}
								onChoose={() => carryOut(entry)}
								onPoint={() => setAt(shown.indexOf(entry))}
							/>
						))}
					</div>
				))}
			</div>
			{shown.length === 0 && !(failure !== null && ready) ? (
				<p className={styles.none}>{text(ready ? "search.none" : "search.busy")}</p>
			) : null}
			{failure === null ? null : <p className={styles.none}>{failure}</p>}
			{filling ? <p className={styles.none}>{text("search.filling")}</p> : null}
			<p role="status" className="visually-hidden">
				{said}
			</p>
		</Spotlight.Root>
	);
}

/** A group of options: HTML has no element for it. */
const groupNamed = (title: string) => ({ role: "group", "aria-labelledby": title }) as const;

interface OptionProps {
	readonly id: string;
	readonly entry: Entry;
	readonly chosen: boolean;
	readonly onChoose: () => void;
	readonly onPoint: () => void;
}

/** The field keeps the focus and handles the keys. */
function Option({ id, entry, chosen, onChoose, onPoint }: OptionProps) {
	const { label, description, refused, key } = entry;
	const said = refused === undefined ? description : text("search.refused", { reason: refused });
	return (
		<button
			type="button"
			tabIndex={-1}
			id={id}
			role="option"
			aria-selected={chosen}
			aria-disabled={refused !== undefined || undefined}
			aria-keyshortcuts={key?.replace("Ctrl", "Control") ?? undefined}
			className={styles.option}
			onMouseDown={(event) => event.preventDefault()}
			onMouseMove={chosen ? undefined : onPoint}
			onClick={onChoose}
		>
			<span className={styles.name}>
				<span className={styles.label}>{label}</span>
				{said === undefined || said === "" ? null : <span className={styles.said}>{said}</span>}
			</span>
			{key ? <Keys of={key} /> : null}
		</button>
	);
}
