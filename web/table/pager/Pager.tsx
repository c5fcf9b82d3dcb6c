import { NativeSelect } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { memo, useCallback, useRef } from "react";
import { dutchNumber } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import type { ListState } from "../state/list-state.ts";
import styles from "./Pager.module.css";
import { pageNumbers } from "./page-numbers.ts";

interface PagerProps {
	readonly total: number;
	/** More rows may follow. */
	readonly partial?: boolean;
	readonly page: number;
	readonly pages: number;
	readonly pageSize: number;
	readonly pageSizes: readonly number[];
	readonly change: (part: Partial<ListState>) => void;
}

export function Pager({ total, partial = false, page, pages, pageSize, pageSizes, change }: PagerProps) {
	const latest = useRef(change);
	latest.current = change;
	const choose = useCallback((size: number) => latest.current({ pageSize: size }), []);
	if (total === 0) return null;
	const from = (page - 1) * pageSize + 1;
	return (
		<div className={styles.pager} data-pager>
			<div className={styles.size}>
				<span className="tabular">
					{text(partial ? "table.pager.coming" : "table.pager.range", {
						from: dutchNumber(from),
						to: dutchNumber(Math.min(total, page * pageSize)),
						total: dutchNumber(total),
					})}
				</span>
				<SizeChoice pageSize={pageSize} pageSizes={pageSizes} choose={choose} />
			</div>
			{total > pageSize ? (
				<nav aria-label={text("table.pager")} className={styles.pages}>
					<button
						type="button"
						className={styles.page}
						disabled={page === 1}
						onClick={() => change({ page: page - 1 })}
						aria-label={text("table.pager.previous")}
					>
						<IconChevronLeft size={17} aria-hidden />
					</button>
					{pageNumbers(page, pages).map((number, index) =>
						number === null ? (
							<span key={`gap-${index < 3 ? "before" : "after"}`} className={styles.gap}>
								…
							</span>
						) : (
							<button
								key={number}
								type="button"
								className={number === page ? `${styles.page} ${styles.here}` : styles.page}
								onClick={() => change({ page: number })}
								aria-label={text("table.pager.page", { page: number })}
								{...(number === page ? { "aria-current": "page" } : {})}
							>
								{dutchNumber(number)}
							</button>
						),
					)}
					<button
						type="button"
						className={styles.page}
						disabled={page === pages}
						onClick={() => change({ page: page + 1 })}
						aria-label={text("table.pager.next")}
					>
						<IconChevronRight size={17} aria-hidden />
					</button>
				</nav>
			) : null}
		</div>
	);
}

interface SizeChoiceProps extends Pick<PagerProps, "pageSize" | "pageSizes"> {
	readonly choose: (size: number) => void;
}

/** Memoised, so that it doesn't rerender on every keystroke in a filter. */
const SizeChoice = memo(function SizeChoice({ pageSize, pageSizes, choose }: SizeChoiceProps) {
	return (
		<NativeSelect
			label={text("table.pager.size")}
			value={String(pageSize)}
			onChange={(event) => choose(Number(event.currentTarget.value))}
			data={pageSizes.map(String)}
			classNames={{ root: styles.select ?? "", label: styles.label ?? "" }}
		/>
	);
});
