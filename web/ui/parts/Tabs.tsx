import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import styles from "./Tabs.module.css";

interface TabsProps {
	/** Accessible name of the tab list. */
	readonly label: string;
	/** The first one is open initially. */
	readonly tabs: readonly { readonly name: string; readonly label: string; readonly panel: ReactNode }[];
}

/** One panel at a time. The arrow keys move between the tabs and show their panels at once. */
export function Tabs({ label, tabs }: TabsProps) {
	const id = useId();
	const [open, setOpen] = useState(tabs[0]?.name);
	const shown = tabs.find(({ name }) => name === open);
	const move = (event: KeyboardEvent<HTMLElement>): void => {
		const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
		if (step === undefined) return;
		event.preventDefault();
		const at = tabs.findIndex(({ name }) => name === open);
		const next = tabs[(at + step + tabs.length) % tabs.length];
		if (next === undefined) return;
		setOpen(next.name);
		document.getElementById(`${id}-${next.name}`)?.focus();
	};
	return (
		<>
			<div role="tablist" aria-label={label} className={styles.list} onKeyDown={move} tabIndex={-1}>
				{tabs.map((tab) => (
					<button
						key={tab.name}
						id={`${id}-${tab.name}`}
						type="button"
						role="tab"
						aria-selected={tab.name === open}
						aria-controls={`${id}-panel`}
						tabIndex={tab.name === open ? 0 : -1}
						className={styles.tab}
						onClick={() => setOpen(tab.name)}
					>
						{tab.label}
					</button>
				))}
			</div>
			<div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${open}`}>
				{shown?.panel}
			</div>
		</>
	);
}
