import { NativeSelect } from "@mantine/core";
import type { ListDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { HangingCard } from "../../ui/parts/HangingCard.tsx";
import { ColumnsForm, type ColumnsFormProps } from "../columns/ColumnsForm.tsx";
import { useExportRefusal } from "../export/use-export-refusal.ts";
import type { TableFields } from "../fields/table-field.ts";
import type { Density } from "../state/table-settings.ts";
import { DensityChoice } from "./DensityChoice.tsx";
import styles from "./SettingsPanel.module.css";

interface SettingsPanelProps {
	readonly pageSize: number;
	readonly pageSizes: readonly number[];
	/** Layouts the person may use. */
	readonly layouts: readonly { readonly name: string; readonly label: string }[];
	readonly layout: string;
	readonly density: Density;
	/** As drawn, in order. */
	readonly columns: ColumnsFormProps["columns"];
	/** The columns are the person's own, not those of the layout. */
	readonly own: boolean;
	readonly askable: ListDefinition;
	readonly fields: TableFields<never>;
	/** How often the shortcut was pressed that moves the focus to the columns. */
	readonly asked: number;
	readonly onColumns: ColumnsFormProps["onColumns"];
	readonly onPageSize: (pageSize: number) => void;
	readonly onLayout: (layout: string) => void;
	readonly onDensity: (density: Density) => void;
	readonly onClose: () => void;
}

/** The person's settings for the table. */
export default function SettingsPanel(props: SettingsPanelProps) {
	const { pageSize, pageSizes, layouts, layout, density, columns, own, askable, fields, asked } = props;
	const { onColumns, onPageSize, onLayout, onDensity, onClose } = props;
	const noExport = useExportRefusal(askable.name);
	return (
		<HangingCard onClose={onClose}>
			<fieldset className={styles.fields}>
				<legend className="visually-hidden">{text("columns.settings")}</legend>
				<NativeSelect
					label={text("table.pager.size")}
					value={String(pageSize)}
					onChange={(event) => onPageSize(Number(event.currentTarget.value))}
					data={pageSizes.map(String)}
				/>
				<NativeSelect
					label={text("columns.layout")}
					value={layout}
					onChange={(event) => onLayout(event.currentTarget.value)}
					data={layouts.map(({ name, label }) => ({ value: name, label }))}
				/>
				<DensityChoice density={density} onChange={onDensity} />
			</fieldset>
			<ColumnsForm list={askable} fields={fields} columns={columns} own={own} asked={asked} onColumns={onColumns} />
			{noExport === undefined ? null : <p className={styles.others}>{noExport}</p>}
		</HangingCard>
	);
}
