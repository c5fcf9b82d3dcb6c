import type { ReportSegment } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { paths } from "../ui/paths.ts";
import { SegmentMenu } from "../ui/SegmentMenu.tsx";

/** The reports in their segments, beside the report that is read. */
export function ReportsMenu({ menu }: { readonly menu: readonly ReportSegment[] }) {
	return (
		<SegmentMenu
			label={text("reports.title")}
			segments={menu.map(({ label, items }) => ({
				...(label !== null && { title: label }),
				items: items.map((item) => ({ to: paths.reports(item.path), label: item.label })),
			}))}
		/>
	);
}
