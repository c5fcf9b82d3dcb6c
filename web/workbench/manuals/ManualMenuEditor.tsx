import { Button } from "@mantine/core";
import { Link } from "react-router";
import type { ManualMenu, TenantDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { PropertyInput } from "../editing/PropertyInput.tsx";
import { useInTurn } from "../editing/use-in-turn.ts";
import { ItemList } from "../lists/ItemList.tsx";
import { put } from "../lists/list-edits.ts";
import { useTenantEdits } from "../lists/use-tenant-edits.ts";
import styles from "./ManualsPage.module.css";
import { type Page, pageFile, putPages, putSegments, type Segment, unlistedPages } from "./manual-edits.ts";
import { NewPage } from "./NewPage.tsx";

interface ManualMenuEditorProps {
	readonly tenant: TenantDefinition;
	readonly menu: ManualMenu;
	/** Slug of the open page. */
	readonly open: string | null;
}

/** The parts of the menu with their pages: headings, order and contents. Removing a page of the tenant's own also removes its text. */
export function ManualMenuEditor({ tenant, menu, open }: ManualMenuEditorProps) {
	const addresses = useWorkbenchPaths();
	const { shown } = useBundle();
	const write = useTenantEdits();
	const { segments } = menu;
	const pagesOf = async (at: number, { pages }: Segment, wanted: readonly Page[], said: string): Promise<string | null> => {
		if (wanted.length === 0 && segments.length === 1) return text("workbench.manuals.last");
		const gone = pages.filter(({ slug }) => !wanted.some((page) => page.slug === slug)).map(({ slug }) => pageFile(slug));
		const texts = gone.filter((file) => Object.hasOwn(shown.files, file)).map((file) => ({ op: "text", file, value: null }) as const);
		return write(putPages(menu, at, wanted), said, texts);
	};
	const moveSegment = useInTurn(async (title: string, by: -1 | 1): Promise<void> => {
		const at = segments.findIndex((each) => each.title === title);
		const others = segments.filter((_each, index) => index !== at);
		const moved = segments[at];
		if (moved === undefined || segments[at + by] === undefined) return;
		const said = text("workbench.items.moved", { label: moved.title, place: at + by + 1, count: segments.length });
		await write(putSegments([...others.slice(0, at + by), moved, ...others.slice(at + by)]), said);
	});
	const rename = async (at: number, segment: Segment, title: string): Promise<string | null> => {
		if (segments.some((each, index) => index !== at && each.title === title)) return text("workbench.manuals.new.heading.taken");
		return write(putSegments(segments.map((each, index) => (index === at ? { ...segment, title } : each))));
	};
	const unlisted = unlistedPages(menu, shown.files);
	const list = async (at: number, { pages }: Segment, slug: string): Promise<string | null> => {
		const page = unlisted.find((each) => each.slug === slug);
		if (page === undefined) return null;
		const refused = await write(putPages(menu, at, [...pages, page]), text("workbench.manuals.added", { title: page.title }));
		return refused === null ? slug : null;
	};
	return (
		<section className={styles.menu} aria-labelledby="menu-handleidingen">
			<h2 id="menu-handleidingen" className={styles.heading}>
				{text("workbench.manuals.menu")}
			</h2>
			{tenant.manuals ? (
				<Button
					className={styles.back}
					variant="default"
					size="xs"
					onClick={() => void write([put(["manuals"], undefined)], text("workbench.manuals.backed"))}
				>
					{text("workbench.manuals.back")}
				</Button>
			) : (
				<p className={styles.note}>{text("workbench.manuals.ofProduct")}</p>
			)}
			{segments.map((segment, at) => (
				<div key={segment.title} className={styles.segment}>
					<div className={styles.head}>
						<div className={styles.grows}>
							<PropertyInput
								label={text("workbench.manuals.part", { number: at + 1 })}
								type="string"
								value={segment.title}
								needed
								onWrite={(title) => rename(at, segment, String(title))}
							/>
						</div>
						{([-1, 1] as const).map((by) => (
							<button
								key={by}
								type="button"
								className={styles.move}
								// Stays focusable, even where moving is impossible.
								aria-disabled={segments[at + by] === undefined}
								aria-label={text(by < 0 ? "workbench.items.up" : "workbench.items.down", { label: segment.title })}
								onClick={() => void moveSegment(segment.title, by)}
							>
								{by < 0 ? "↑" : "↓"}
							</button>
						))}
					</div>
					<ItemList
						label={text("workbench.manuals.pages", { title: segment.title })}
						items={segment.pages}
						keyOf={({ slug }) => slug}
						nameOf={({ title }) => title}
						onItems={(wanted, said) => pagesOf(at, segment, wanted, said)}
						controls={({ slug, title }) => (
							<Link
								className={styles.open}
								to={addresses.manuals(slug)}
								aria-current={slug === open ? "true" : undefined}
								aria-label={text("workbench.manuals.open", { title })}
							>
								{text("workbench.manuals.open.short")}
							</Link>
						)}
						addLabel={text("workbench.manuals.unlisted")}
						offered={
							unlisted.length === 0
								? []
								: [
										{
											group: text("workbench.manuals.unlisted.group"),
											items: unlisted.map(({ slug, title }) => ({ value: slug, label: title })),
										},
									]
						}
						onAdd={(slug) => list(at, segment, slug)}
					/>
				</div>
			))}
			<NewPage menu={menu} />
		</section>
	);
}
