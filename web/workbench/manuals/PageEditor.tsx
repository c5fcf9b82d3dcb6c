import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { languageProperties, type ManualMenu } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { CheckInput } from "../editing/CheckInput.tsx";
import { PropertyInput } from "../editing/PropertyInput.tsx";
import { SelectInput } from "../editing/SelectInput.tsx";
import { useInTurn } from "../editing/use-in-turn.ts";
import { useTenantEdits } from "../lists/use-tenant-edits.ts";
import { rights } from "../roles/role-edits.ts";
import styles from "./ManualsPage.module.css";
import { moveToPart, type PlacedPage, putOfPage } from "./manual-edits.ts";
import { PageText } from "./PageText.tsx";

interface PageEditorProps {
	readonly menu: ManualMenu;
	readonly placed: PlacedPage;
	/** Whether the address names this page, rather than just the manuals. */
	readonly isNamed: boolean;
	/** The tenant's own text; null if the product's is shown. */
	readonly own: string | null;
}

/** One page: its title, its part of the menu, who may read it, and its text. */
export function PageEditor({ menu, placed, isNamed, own }: PageEditorProps) {
	const write = useTenantEdits();
	const { page, segment } = placed;
	const needs = page.needs ?? [];
	const toPart = useInTurn((part: number) => write(moveToPart(menu, placed, part)));
	const demand = useInTurn((right: (typeof rights)[number], wanted: boolean) => {
		const others = needs.filter((each) => each !== right);
		const now = wanted ? [...others, right] : others;
		return write(putOfPage(menu, placed, "needs", now.length === 0 ? undefined : now));
	});
	const heading = useRef<HTMLHeadingElement>(null);
	const isOpened = useNavigationType() === "PUSH" && isNamed;
	// Moves the focus to a page that was opened: on a phone it is far below the menu.
	useEffect(() => {
		if (isOpened) heading.current?.focus();
	}, [isOpened]);
	return (
		<section className={styles.editor} aria-labelledby="pagina-handleidingen">
			<h2 ref={heading} id="pagina-handleidingen" className={styles.heading} tabIndex={-1}>
				{page.title}
			</h2>
			<div className={styles.facts}>
				<div className={styles.grows}>
					<PropertyInput
						label={text("workbench.manuals.page.title")}
						type="string"
						value={page.title}
						needed
						onWrite={(title) => write(putOfPage(menu, placed, "title", title))}
					/>
				</div>
				<SelectInput
					label={text("workbench.manuals.page.part")}
					value={String(segment)}
					data={menu.segments.map(({ title }, index) => ({ value: String(index), label: title }))}
					onChoose={(part) => toPart(Number(part))}
				/>
			</div>
			<PageText menu={menu} page={page} own={own} />
			<details className={styles.needs}>
				<summary>{text("workbench.manuals.page.needs", { count: needs.length })}</summary>
				<fieldset>
					<legend className="visually-hidden">{text("workbench.manuals.page.needs.legend")}</legend>
					{rights.map((right) => (
						<label key={right} className={styles.check}>
							<CheckInput checked={needs.includes(right)} onTurn={(checked) => demand(right, checked)} />
							{languageProperties[`tenant.access.${right}`]?.name ?? right}
						</label>
					))}
				</fieldset>
			</details>
		</section>
	);
}
