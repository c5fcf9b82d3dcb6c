/** Seconds over which the tenants' processor time is summed. */
const windowSeconds = 10;
/** Part of the window in use above which processor time counts as scarce. */
const busy = 0.8;
/** Calls that any tenant may have in progress, whatever it has used: about as many as one person's page makes at once. */
const alwaysAllowed = 8;
/**
 * Calls that a tenant may have in progress while processor time is scarce and another tenant is active: once started, their remaining work
 * no longer takes turns.
 */
const mostBesideOthers = 3;
/**
 * Maximum number of calls that a tenant may have in progress or waiting while processor time is scarce. Those admitted go before a later
 * call of another tenant: at a few milliseconds each, it waits for them for less than a second.
 */
const mostUnderWay = 128;
/**
 * Milliseconds of work that may begin in one turn of the event loop: further calls wait for the next turn, so that calls arriving meanwhile
 * are read and take part. Less when several tenants are active, because new calls wait for it; more for a single tenant, whose writes are
 * then stored together.
 */
const sliceAmongOthers = 10;
const sliceAlone = 50;

interface Usage {
	underWay: number;
	/** Waiting calls, oldest first. */
	waiting: (() => void)[];
	/** Milliseconds used, raised to the level of the others when the tenant becomes active again: the lowest goes next. */
	level: number;
	/** Instant of its last call, in milliseconds. */
	lastCall: number;
	/** Milliseconds that its calls used, by second. */
	readonly seconds: Map<number, number>;
}

/**
 * Measures how much of the answering thread each tenant uses, and decides whose turn it is. The thread's time is divided over the calls in
 * progress, which is exact enough to tell a tenant that takes everything from one that takes a little, at no measurable cost. Calls of the
 * tenant that used the least begin first, so that a call waits for a few calls of others rather than for all that they sent. Queue
 * libraries (p-queue, bottleneck) support an order or a priority, but no such turns (decision 0083).
 */
export class TenantShares {
	readonly #tenants = new Map<string, Usage>();
	readonly #now: () => number;
	readonly #active: () => number;
	#before: number;
	#underWay = 0;
	#waiting = 0;
	/** The value of `active` when the first call of this turn of the event loop began. */
	#turnBegan: number | undefined;
	#turnEnds = false;

	/** `now`: milliseconds. `active`: milliseconds that the thread has been active, from any starting point. */
	constructor(now: () => number, active: () => number) {
		this.#now = now;
		this.#active = active;
		this.#before = active();
	}

	/**
	 * Starts a call when its turn comes, perhaps at once, and returns 0; otherwise returns the seconds to wait, and the call must be
	 * refused.
	 */
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

	/** Removes a waiting call; false when it has already begun. */
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
		// Deferred, not within the call that ends: a call begun here may end at once, which would nest.
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

	/** Whether more than one tenant is active, on a human time scale. */
	#several(): boolean {
		const since = this.#now() - windowSeconds * 1000;
		let count = 0;
		for (const { lastCall } of this.#tenants.values()) if (lastCall > since) count++;
		return count > 1;
	}

	/**
	 * Calls in progress still have work to come, for instance while the database reads; with other tenants active, their number is limited.
	 */
	#isFull(usage: Usage): boolean {
		return usage.underWay >= mostBesideOthers && this.#several() && this.#short();
	}

	#start(usage: Usage, start: () => void): void {
		usage.underWay++;
		this.#underWay++;
		start();
	}

	/** Starts one call of the tenant that used the least. */
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

	/** Runs after the input that is waiting now. */
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

	/** Divides the time since the last call of this function over the calls in progress. */
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

	/**
	 * Whether the calls of all tenants together filled most of a second just now. Calls that wait, for a lock for instance, use no time.
	 */
	#short(): boolean {
		const second = Math.floor(this.#now() / 1000);
		let spent = 0;
		for (const { seconds } of this.#tenants.values()) spent += (seconds.get(second) ?? 0) + (seconds.get(second - 1) ?? 0);
		return spent >= 1000 * busy;
	}

	/** Seconds until enough of the tenant's use has left the window; 0 while processor time is not scarce or nobody else needs it. */
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
