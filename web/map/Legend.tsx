import { type ReactNode, useId, useState } from "react";
import { text } from "../texts/text.ts";
import styles from "./Legend.module.css";
import { MapSymbolIcon } from "./MapSymbolIcon.tsx";
import type { SymbolName } from "./map-symbols.ts";

export interface LegendEntry {
	readonly symbol: SymbolName;
	readonly label: string;
	/** How many there are; left out when it says nothing. */
	readonly count?: number;
}

interface LegendProps {
	/** Explained, always shown. */
	readonly fixed?: readonly LegendEntry[];
	/** Can be taken off the map. */
	readonly entries: readonly LegendEntry[];
	readonly hidden: ReadonlySet<SymbolName>;
	readonly onToggle: (symbol: SymbolName) => void;
	/** What else decides what is shown; folded with the rest. */
	readonly children?: ReactNode;
}

/** What the symbols mean, folded behind one button; each kind can be switched off. */
export function Legend({ fixed = [], entries, hidden, onToggle, children }: LegendProps) {
	const [open, setOpen] = useState(false);
	const id = useId();
	return (
		<div className={styles.legend}>
			<button type="button" className={styles.head} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
				<span className={styles.arrow} aria-hidden="true">
					{open ? "▾" : "▸"}
				</span>
				{text("map.legend")}
			</button>
			<div id={id} hidden={!open}>
				<ul className={styles.entries}>
					{fixed.map((entry) => (
						<li key={entry.symbol} className={styles.entry}>
							<MapSymbolIcon name={entry.symbol} /> {entry.label}
						</li>
					))}
					{entries.map((entry) => (
						<li key={entry.symbol}>
							<label className={styles.entry}>
								<input type="checkbox" checked={!hidden.has(entry.symbol)} onChange={() => onToggle(entry.symbol)} />
								<MapSymbolIcon name={entry.symbol} /> {entry.label}
								{entry.count === undefined ? null : <span className={styles.count}>{entry.count.toLocaleString("nl-NL")}</span>}
							</label>
						</li>
					))}
				</ul>
				{children ? <div className={styles.more}>{children}</div> : null}
			</div>
		</div>
	);
}
