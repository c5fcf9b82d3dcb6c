import { useEffect, useRef, useState } from "react";
import { ExportForm } from "../../export/ExportForm.tsx";
import { exportFileName } from "../../export/export-file-name.ts";
import type { Sheet } from "../../export/sheet.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { HangingCard } from "../../ui/parts/HangingCard.tsx";
import styles from "./ExportPanel.module.css";
import "../../texts/areas/columns.ts";

type Chosen = ReadonlySet<string>;

export interface ExportPanelProps {
	/** Returns what the list shows when the export starts, or only the `chosen` rows of that. */
	readonly sheet: (chosen: Chosen | null) => Promise<Sheet>;
	/** Number of rows on all pages. */
	readonly rows: number;
	/** Keys of the selected rows, which may be on other pages. */
	readonly chosen?: Chosen | null;
	/** Rows are still being loaded. */
	readonly loading: boolean;
	/** How often the shortcut was pressed: it starts the export, unless there is something to choose first. */
	readonly asked?: number;
	/** Given if the panel hangs over a page. */
	readonly onClose?: () => void;
}

/** Exports the list as a workbook: all its rows in order, whatever the current page, or only the selected rows. */
export default function ExportPanel({ sheet, rows, chosen = null, loading, asked = 0, onClose }: ExportPanelProps) {
	const { acronym, export: { postalCodes = "formatted" } = {} } = useTenant();
	const [wanted, setWanted] = useState(false);
	const only = wanted && chosen !== null && chosen.size > 0 ? chosen : null;
	const mayBeFewer = chosen !== null && chosen.size > 0;
	const fewer = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (asked > 0) fewer.current?.focus();
	}, [asked]);
	return (
		<HangingCard onClose={onClose}>
			{mayBeFewer ? (
				<label className={styles.only}>
					<input ref={fewer} type="checkbox" checked={wanted} onChange={(event) => setWanted(event.currentTarget.checked)} />
					{text(chosen.size === 1 ? "columns.export.one" : "columns.export.chosen", { count: chosen.size })}
				</label>
			) : null}
			<ExportForm
				sheet={async () => ({ ...(await sheet(only)), postalCodes })}
				rows={only === null ? rows : Math.min(rows, only.size)}
				fileName={() => exportFileName(acronym, Date.now())}
				loading={loading}
				asked={mayBeFewer ? 0 : asked}
			/>
		</HangingCard>
	);
}
