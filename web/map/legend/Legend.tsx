import { type ReactNode, useId, useState } from "react";
import { dutchNumber } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import type { SymbolName } from "../map-symbols.ts";
import styles from "./Legend.module.css";
import { MapSymbolIcon } from "./MapSymbolIcon.tsx";
import type { LegendState } from "./use-legend.ts";

export interface LegendEntry {
	readonly symbol: SymbolName;
	readonly label: string;
	/** Number of points; omitted where it means nothing. */
	readonly count?: number;
	/** An area rather than points, so it can't be highlighted. */
	readonly area?: boolean;
}

interface LegendProps {
	/** Explained and always shown. */
	readonly fixed?: readonly LegendEntry[];
	/** Can be hidden, and highlighted through their symbol. */
	readonly entries: readonly LegendEntry[];
	readonly state: LegendState;
	/** Points are still loading, so the counts are incomplete. */
	readonly loading?: boolean;
	/** Further filters, collapsed with the rest. */
	readonly children?: ReactNode;
}

/**
 * What the symbols mean, collapsed behind one button. Each kind can be hidden, or highlighted by dimming the others.
 */
export function Legend({ fixed = [], entries, state, loading = false, children }: LegendProps) {
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
				{loading ? <p role="status">{text("map.points.loading")}</p> : null}
				<ul className={styles.entries}>
					{fixed.map((entry) => (
						<li key={entry.symbol} className={styles.entry}>
							<MapSymbolIcon name={entry.symbol} /> {entry.label}
						</li>
					))}
					{entries.map((entry) => (
						<li key={entry.symbol} className={styles.entry}>
							<EntrySymbol entry={entry} state={state} />{" "}
							<label className={styles.choice}>
								<input type="checkbox" checked={!state.hidden.has(entry.symbol)} onChange={() => state.toggle(entry.symbol)} />
								{entry.label}
								{entry.count === undefined ? null : <span className={styles.count}>{loading ? "…" : dutchNumber(entry.count)}</span>}
							</label>
						</li>
					))}
				</ul>
				<p className={styles.group}>
					<span className={styles.number} aria-hidden="true">
						12
					</span>{" "}
					{text("map.legend.groups")}
				</p>
				{children ? <div className={styles.more}>{children}</div> : null}
			</div>
		</div>
	);
}

/** Toggles the highlight: points of this kind stand out and the others are dimmed. */
function EntrySymbol({ entry: { symbol, label, area = false }, state }: { readonly entry: LegendEntry; readonly state: LegendState }) {
	if (area) return <MapSymbolIcon name={symbol} />;
	const pressed = state.filter.symbol === symbol;
	const name = text("map.legend.highlight", { label });
	return (
		<button
			type="button"
			className={styles.symbol}
			aria-pressed={pressed}
			aria-label={name}
			title={name}
			onClick={() => state.setFilter({ ...state.filter, symbol: pressed ? null : symbol })}
		>
			<MapSymbolIcon name={symbol} />
		</button>
	);
}
