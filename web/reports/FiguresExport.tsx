import { IconFileSpreadsheet } from "@tabler/icons-react";
import { lazy, Suspense, useId, useMemo, useState } from "react";
import type { Figures } from "../../engine/index.ts";
import { useAccess } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { figuresSheet } from "./figures-sheet.ts";
import styles from "./Reports.module.css";

const ExportPanel = lazy(() => import("../table/ExportPanel.tsx"));

/** The table as a workbook, for who may export: all its rows, split ones with what they are split into. */
export function FiguresExport({ label, table }: { readonly label: string; readonly table: Figures }) {
	const mayExport = useAccess("export");
	const [open, setOpen] = useState(false);
	const id = useId();
	if (!mayExport || table.rows.length === 0) return null;
	return (
		<div className={styles.export}>
			<button type="button" className={styles.plain} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
				<IconFileSpreadsheet size={17} aria-hidden />
				{text("reports.export")}
			</button>
			<div id={id} hidden={!open}>
				{open ? (
					<Suspense fallback={null}>
						<ExportSheet label={label} table={table} />
					</Suspense>
				) : null}
			</div>
		</div>
	);
}

/** Builds the sheet only while the panel is open. */
function ExportSheet({ label, table }: { readonly label: string; readonly table: Figures }) {
	const sheet = useMemo(() => figuresSheet(label, table), [label, table]);
	return <ExportPanel sheet={async () => sheet} rows={sheet.rows.length} loading={false} />;
}
