import { useSearchParams } from "react-router";
import { manualMenuOf } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { manualPlaces } from "../addresses/workbench-paths.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { Changeable } from "../editing/Changeable.tsx";
import { ProblemList } from "../problems/ProblemList.tsx";
import { ManualMenuEditor } from "./ManualMenuEditor.tsx";
import styles from "./ManualsPage.module.css";
import { pageFile, placedPages } from "./manual-edits.ts";
import { PageEditor } from "./PageEditor.tsx";

/** The manuals of the tenant: their menu, and the page in the address. */
export default function ManualsPage() {
	const [search] = useSearchParams();
	const { tenant, shown } = useBundle();
	usePageTitle(text("workbench.manuals"));
	const before = shown.folder === "" ? "" : `${shown.folder}/`;
	const isHere = (file: string, path: string) =>
		(file === `${before}tenant.json` && manualPlaces.test(path)) || file.startsWith(`${before}manuals/`);
	const problems = shown.problems.filter(({ file, path }) => isHere(file, path));
	const menu = tenant === null ? null : manualMenuOf(tenant);
	const pages = menu === null ? [] : placedPages(menu);
	const open = pages.find(({ page }) => page.slug === search.get("pagina")) ?? pages[0];
	return (
		<div className={styles.page}>
			<h1 className={styles.title}>{text("workbench.manuals")}</h1>
			<p className={styles.lead}>{text("workbench.manuals.lead")}</p>
			{problems.length > 0 && (
				<section aria-label={text("workbench.problems")}>
					<ProblemList problems={problems} level={2} />
				</section>
			)}
			{tenant === null || menu === null ? (
				<p className={styles.lead}>{text("roles.unreadable")}</p>
			) : (
				<div className={styles.parts}>
					<Changeable>
						<ManualMenuEditor tenant={tenant} menu={menu} open={open?.page.slug ?? null} />
					</Changeable>
					{open !== undefined && (
						<Changeable>
							<PageEditor
								key={open.page.slug}
								menu={menu}
								placed={open}
								isNamed={search.has("pagina")}
								own={shown.files[pageFile(open.page.slug)] ?? null}
							/>
						</Changeable>
					)}
				</div>
			)}
		</div>
	);
}
