import { IconFileSpreadsheet, IconSettings } from "@tabler/icons-react";
import { text } from "../texts/text.ts";
import styles from "../ui/ControlButton.module.css";
import type { ControlTab } from "./state/table-settings.ts";

interface ControlButtonsProps {
	readonly tabs: readonly ControlTab[];
	readonly open: ControlTab | null;
	/** Id of the panel they open. */
	readonly panel: string;
	readonly onOpen: (tab: ControlTab | null) => void;
}

const icons = { export: IconFileSpreadsheet, settings: IconSettings } as const;

/** Buttons that open the export and settings panels; at most one panel is open. */
export function ControlButtons({ tabs, open, panel, onOpen }: ControlButtonsProps) {
	return tabs.map((tab) => {
		const Icon = icons[tab];
		return (
			<button
				key={tab}
				type="button"
				className={styles.button}
				aria-expanded={tab === open}
				aria-controls={panel}
				onClick={() => onOpen(tab === open ? null : tab)}
			>
				<Icon size={17} aria-hidden />
				{text(`table.controls.${tab}`)}
			</button>
		);
	});
}
