import { ExportForm } from "../export/ExportForm.tsx";
import { exportFileName } from "../export/export-file-name.ts";
import type { Sheet } from "../export/sheet.ts";
import { useTenant } from "../tenants/TenantContext.tsx";
import { Card } from "../ui/Card.tsx";

interface ExportPanelProps {
	/** Returns what the list shows when the export starts. */
	readonly sheet: () => Promise<Sheet>;
	/** Number of rows on all pages. */
	readonly rows: number;
	/** Rows are still being loaded. */
	readonly loading: boolean;
}

/** Exports the list as a workbook: all its rows in its order, whatever the current page. */
export default function ExportPanel({ sheet, rows, loading }: ExportPanelProps) {
	const { acronym, export: { postalCodes = "formatted" } = {} } = useTenant();
	return (
		<Card>
			<ExportForm
				sheet={async () => ({ ...(await sheet()), postalCodes })}
				rows={rows}
				fileName={() => exportFileName(acronym, Date.now())}
				loading={loading}
			/>
		</Card>
	);
}
