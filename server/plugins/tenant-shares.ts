/** Seconds over which the time that tenants took is added up. */
const windowSeconds = 10;
/** Part of the window from which on the processor is taken to be short. */
const busy = 0.8;
/** Calls that any tenant may have under way, whatever it took: one person's page asks for about as many at once. */
const alwaysAllowed = 8;
/** Calls that a tenant has under way at once while the processor is short and another is at work: the rest of what they do has no turns any more. */
const mostBesideOthers = 3;
/**
 * Most calls that a tenant may have under way or waiting while the processor is short. Those that are let in have their turn before
 * a call of another tenant that comes after them: at some milliseconds each it waits for them less than a second.
 */
const mostUnderWay = 128;
/**
 * Milliseconds of work that calls begin in one turn of the event loop: the others wait for the next, so that whoever comes
 * meanwhile is read and has their turn among them. Less when several tenants are at work, because a call that comes waits
 * for it; more for one alone, whose writes are then stored together.
 */
const sliceAmongOthers = 10;
const sliceAlone = 50;

interface Usage {
	underWay: number;
	/** Calls that wait for their turn, oldest first. */
	waiting: (() => void)[];
	/** Milliseconds that it took, put level with the others when it comes anew: whoever took least is next. */
	level: number;
	/** When it last had a call, in milliseconds. */
	lastCall: number;
	/** Milliseconds that its calls took, by second. */
	readonly seconds: Map<number, number>;
}

/**
 * Who takes how much of the thread that answers, and whose turn it is. The thread's time is divided over the calls that are
 * under way, which is exact enough to tell a tenant that takes it all from one that takes a little, and costs nothing that is
 * worth measuring. Calls of the tenant that took least begin first, so that a call waits for a few of the others' and not for
 * all that they sent. Libraries for queues (p-queue, bottleneck) know an order or a priority, not whose turn it is
 * (decision 0083).
 */
export class TenantShares {
	readonly #tenants = new Map<string, Usage>();
	readonly #now: () => number;
	readonly #active: () => number;
	#before: number;
	#underWay = 0;
	#waiting = 0;
	/** What `active` said when the first call of this turn of the event loop began. */
	#turnBegan: number | undefined;
	#turnEnds = false;

	/** `now`: milliseconds. `active`: milliseconds that the thread was at work, since whenever. */
	constructor(now: () => number, active: () => number) {
		this.#now = now;
		this.#active = active;
		this.#before = active();
	}

	/** Lets a call begin when its turn comes, perhaps at once: 0. Or the seconds to wait, and then it may not be carried out. */
	begin(tenant: string, start: () => void): number {
		this.#divide();
		const usage = this.#usageOf(tenant);
		const present = usage.underWay + usage.waiting.length;
		const wait = present >= mostUnderWay && this.#short() ? 1 : present >= alwaysAllowed ? this.#beyondShare(usage) : 0;
		if (wait > 0) return wait;
		if (present === 0) usage.level = Math.max(usage.level, this.#lowestLevel(usage));
		usage.lastCall = this.#now();
		if (this.#waiting === 0 && this.#hasRoom() && !this.#isFull(usage)) this.#start(usage, start);
		else {
			usage.waiting.push(start);
			this.#waiting++;
		}
		this.#endTurnSoon();
		return 0;
	}

	/** A call that waited is not wanted any more; false when it has begun. */
	cancel(tenant: string, start: () => void): boolean {
		const usage = this.#usageOf(tenant);
		const place = usage.waiting.indexOf(start);
		if (place < 0) return false;
		usage.waiting.splice(place, 1);
		this.#waiting--;
		return true;
	}

	end(tenant: string): void {
		this.#divide();
		const usage = this.#tenants.get(tenant);
		if (usage === undefined) return;
		usage.underWay--;
		this.#underWay--;
		if (this.#waiting === 0) return;
		// Not from within the call that ends: what begins here may end here too, one in the other.
		queueMicrotask(() => {
			if (this.#hasRoom()) this.#startNext();
		});
	}

	#usageOf(tenant: string): Usage {
		const known = this.#tenants.get(tenant);
		if (known !== undefined) return known;
		const usage: Usage = { underWay: 0, waiting: [], level: 0, lastCall: 0, seconds: new Map() };
		this.#tenants.set(tenant, usage);
		return usage;
	}

	#lowestLevel(but: Usage): number {
		let lowest = Number.POSITIVE_INFINITY;
		for (const usage of this.#tenants.values()) {
			if (usage !== but && usage.underWay + usage.waiting.length > 0) lowest = Math.min(lowest, usage.level);
		}
		return lowest === Number.POSITIVE_INFINITY ? but.level : lowest;
	}

	/** Whether a call may begin in this turn of the event loop. */
	#hasRoom(): boolean {
		const active = this.#active();
		this.#turnBegan ??= active;
		return active - this.#turnBegan < (this.#several() ? sliceAmongOthers : sliceAlone);
	}

	/** Whether more than one tenant is at work, in the measure of people. */
	#several(): boolean {
		const since = this.#now() - windowSeconds * 1000;
		let count = 0;
		for (const { lastCall } of this.#tenants.values()) if (lastCall > since) count++;
		return count > 1;
	}

	/** What is under way has its work still before it, for instance while the database reads: beside others not too much of that. */
	#isFull(usage: Usage): boolean {
		return usage.underWay >= mostBesideOthers && this.#several() && this.#short();
	}

	#start(usage: Usage, start: () => void): void {
		usage.underWay++;
		this.#underWay++;
		start();
	}

	/** One call of the tenant that took least. */
	#startNext(): void {
		this.#divide();
		let next: Usage | undefined;
		for (const usage of this.#tenants.values()) {
			if (usage.waiting.length > 0 && (next === undefined || usage.level < next.level) && !this.#isFull(usage)) next = usage;
		}
		const start = next?.waiting.shift();
		if (next === undefined || start === undefined) return;
		this.#waiting--;
		this.#start(next, start);
	}

	/** Behind the input that is waiting now. */
	#endTurnSoon(): void {
		if (this.#turnEnds) return;
		this.#turnEnds = true;
		setImmediate(() => {
			this.#turnEnds = false;
			this.#turnBegan = undefined;
			if (this.#waiting === 0) return;
			this.#endTurnSoon();
			this.#startNext();
		});
	}

	/** Time since the last look goes to the calls that were under way in it. */
	#divide(): void {
		const active = this.#active();
		const spent = active - this.#before;
		this.#before = active;
		if (this.#underWay === 0) return;
		const second = Math.floor(this.#now() / 1000);
		for (const usage of this.#tenants.values()) {
			if (usage.underWay === 0) continue;
			const share = (spent * usage.underWay) / this.#underWay;
			usage.level += share;
			usage.seconds.set(second, (usage.seconds.get(second) ?? 0) + share);
		}
	}

	/** Whether the calls of all tenants together filled most of a second just now. Calls that wait, for a lock for instance, fill none. */
	#short(): boolean {
		const second = Math.floor(this.#now() / 1000);
		let spent = 0;
		for (const { seconds } of this.#tenants.values()) spent += (seconds.get(second) ?? 0) + (seconds.get(second - 1) ?? 0);
		return spent >= 1000 * busy;
	}

	/** Seconds until enough of what the tenant took is out of the window; 0 while the processor is not short or nobody else needs it. */
	#beyondShare(usage: Usage): number {
		const used = [...this.#tenants.values()].map((each) => this.#used(each));
		const total = used.reduce((sum, milliseconds) => sum + milliseconds, 0);
		const tenants = used.filter((milliseconds) => milliseconds > 0).length;
		const enough = windowSeconds * 1000 * busy;
		const share = enough / Math.max(tenants, 1);
		let left = this.#used(usage);
		if (tenants < 2 || total < enough || left < share) return 0;
		for (const [second, milliseconds] of usage.seconds) {
			left -= milliseconds;
			if (left < share) return Math.max(1, second + windowSeconds + 1 - Math.floor(this.#now() / 1000));
		}
		return windowSeconds;
	}

	#used({ seconds }: Usage): number {
		const oldest = Math.floor(this.#now() / 1000) - windowSeconds;
		let sum = 0;
		for (const [second, milliseconds] of seconds) {
			if (second <= oldest) seconds.delete(second);
			else sum += milliseconds;
		}
		return sum;
	}
}
