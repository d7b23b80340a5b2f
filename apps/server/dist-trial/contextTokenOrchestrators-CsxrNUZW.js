import { randomFillSync, randomUUID } from "crypto";
import { Buffer as Buffer$1 } from "buffer";
// node_modules/@aws-amplify/core/dist/esm/errors/AmplifyError.mjs
var AmplifyError = class AmplifyError extends Error {
	/**
	*  Constructs an AmplifyError.
	*
	* @param message text that describes the main problem.
	* @param underlyingError the underlying cause of the error.
	* @param recoverySuggestion suggestion to recover from the error.
	*
	*/
	constructor({ message, name, recoverySuggestion, underlyingError, metadata }) {
		super(message);
		this.name = name;
		this.underlyingError = underlyingError;
		this.recoverySuggestion = recoverySuggestion;
		if (metadata) {
			const { extendedRequestId, httpStatusCode, requestId } = metadata;
			this.metadata = {
				extendedRequestId,
				httpStatusCode,
				requestId
			};
		}
		this.constructor = AmplifyError;
		Object.setPrototypeOf(this, AmplifyError.prototype);
	}
};
// node_modules/@aws-amplify/core/dist/esm/types/errors.mjs
var AmplifyErrorCode;
(function(AmplifyErrorCode) {
	AmplifyErrorCode["NoEndpointId"] = "NoEndpointId";
	AmplifyErrorCode["PlatformNotSupported"] = "PlatformNotSupported";
	AmplifyErrorCode["Unknown"] = "Unknown";
	AmplifyErrorCode["NetworkError"] = "NetworkError";
})(AmplifyErrorCode || (AmplifyErrorCode = {}));
// node_modules/@aws-amplify/core/dist/esm/errors/createAssertionFunction.mjs
var createAssertionFunction = (errorMap, AssertionError = AmplifyError) => (assertion, name, additionalContext) => {
	const { message, recoverySuggestion } = errorMap[name];
	if (!assertion) throw new AssertionError({
		name,
		message: additionalContext ? `${message} ${additionalContext}` : message,
		recoverySuggestion
	});
};
// node_modules/@aws-amplify/core/dist/esm/utils/globalHelpers/index.mjs
var getCrypto = () => {
	if (typeof window === "object" && typeof window.crypto === "object") return window.crypto;
	if (typeof crypto === "object") return crypto;
	throw new AmplifyError({
		name: "MissingPolyfill",
		message: "Cannot resolve the `crypto` function from the environment."
	});
};
var getBtoa = () => {
	if (typeof window !== "undefined" && typeof window.btoa === "function") return window.btoa;
	if (typeof btoa === "function") return btoa;
	throw new AmplifyError({
		name: "Base64EncoderError",
		message: "Cannot resolve the `btoa` function from the environment."
	});
};
var getAtob = () => {
	if (typeof window !== "undefined" && typeof window.atob === "function") return window.atob;
	if (typeof atob === "function") return atob;
	throw new AmplifyError({
		name: "Base64EncoderError",
		message: "Cannot resolve the `atob` function from the environment."
	});
};
var NO_HUBCALLBACK_PROVIDED_EXCEPTION = "NoHubcallbackProvidedException";
// node_modules/@aws-amplify/core/dist/esm/Logger/types.mjs
var LogType;
(function(LogType) {
	LogType["DEBUG"] = "DEBUG";
	LogType["ERROR"] = "ERROR";
	LogType["INFO"] = "INFO";
	LogType["WARN"] = "WARN";
	LogType["VERBOSE"] = "VERBOSE";
	LogType["NONE"] = "NONE";
})(LogType || (LogType = {}));
// node_modules/@aws-amplify/core/dist/esm/Logger/ConsoleLogger.mjs
var LOG_LEVELS = {
	VERBOSE: 1,
	DEBUG: 2,
	INFO: 3,
	WARN: 4,
	ERROR: 5,
	NONE: 6
};
/**
* Write logs
* @class Logger
*/
var ConsoleLogger = class ConsoleLogger {
	/**
	* @constructor
	* @param {string} name - Name of the logger
	*/
	constructor(name, level = LogType.WARN) {
		this.name = name;
		this.level = level;
		this._pluggables = [];
	}
	_padding(n) {
		return n < 10 ? "0" + n : "" + n;
	}
	_ts() {
		const dt = /* @__PURE__ */ new Date();
		return [this._padding(dt.getMinutes()), this._padding(dt.getSeconds())].join(":") + "." + dt.getMilliseconds();
	}
	configure(config) {
		if (!config) return this._config;
		this._config = config;
		return this._config;
	}
	/**
	* Write log
	* @method
	* @memeberof Logger
	* @param {LogType|string} type - log type, default INFO
	* @param {string|object} msg - Logging message or object
	*/
	_log(type, ...msg) {
		let loggerLevelName = this.level;
		if (ConsoleLogger.LOG_LEVEL) loggerLevelName = ConsoleLogger.LOG_LEVEL;
		if (typeof window !== "undefined" && window.LOG_LEVEL) loggerLevelName = window.LOG_LEVEL;
		const loggerLevel = LOG_LEVELS[loggerLevelName];
		if (!(LOG_LEVELS[type] >= loggerLevel)) return;
		let log = console.log.bind(console);
		if (type === LogType.ERROR && console.error) log = console.error.bind(console);
		if (type === LogType.WARN && console.warn) log = console.warn.bind(console);
		if (ConsoleLogger.BIND_ALL_LOG_LEVELS) {
			if (type === LogType.INFO && console.info) log = console.info.bind(console);
			if (type === LogType.DEBUG && console.debug) log = console.debug.bind(console);
		}
		const prefix = `[${type}] ${this._ts()} ${this.name}`;
		let message = "";
		if (msg.length === 1 && typeof msg[0] === "string") {
			message = `${prefix} - ${msg[0]}`;
			log(message);
		} else if (msg.length === 1) {
			message = `${prefix} ${msg[0]}`;
			log(prefix, msg[0]);
		} else if (typeof msg[0] === "string") {
			let obj = msg.slice(1);
			if (obj.length === 1) obj = obj[0];
			message = `${prefix} - ${msg[0]} ${obj}`;
			log(`${prefix} - ${msg[0]}`, obj);
		} else {
			message = `${prefix} ${msg}`;
			log(prefix, msg);
		}
		for (const plugin of this._pluggables) {
			const logEvent = {
				message,
				timestamp: Date.now()
			};
			plugin.pushLogs([logEvent]);
		}
	}
	/**
	* Write General log. Default to INFO
	* @method
	* @memeberof Logger
	* @param {string|object} msg - Logging message or object
	*/
	log(...msg) {
		this._log(LogType.INFO, ...msg);
	}
	/**
	* Write INFO log
	* @method
	* @memeberof Logger
	* @param {string|object} msg - Logging message or object
	*/
	info(...msg) {
		this._log(LogType.INFO, ...msg);
	}
	/**
	* Write WARN log
	* @method
	* @memeberof Logger
	* @param {string|object} msg - Logging message or object
	*/
	warn(...msg) {
		this._log(LogType.WARN, ...msg);
	}
	/**
	* Write ERROR log
	* @method
	* @memeberof Logger
	* @param {string|object} msg - Logging message or object
	*/
	error(...msg) {
		this._log(LogType.ERROR, ...msg);
	}
	/**
	* Write DEBUG log
	* @method
	* @memeberof Logger
	* @param {string|object} msg - Logging message or object
	*/
	debug(...msg) {
		this._log(LogType.DEBUG, ...msg);
	}
	/**
	* Write VERBOSE log
	* @method
	* @memeberof Logger
	* @param {string|object} msg - Logging message or object
	*/
	verbose(...msg) {
		this._log(LogType.VERBOSE, ...msg);
	}
	addPluggable(pluggable) {
		if (pluggable && pluggable.getCategoryName() === "Logging") {
			this._pluggables.push(pluggable);
			pluggable.configure(this._config);
		}
	}
	listPluggables() {
		return this._pluggables;
	}
};
ConsoleLogger.LOG_LEVEL = null;
ConsoleLogger.BIND_ALL_LOG_LEVELS = false;
// node_modules/@aws-amplify/core/dist/esm/utils/isBrowser.mjs
var isBrowser = () => typeof window !== "undefined" && typeof window.document !== "undefined";
// node_modules/@aws-amplify/core/dist/esm/utils/retry/constants.mjs
var MAX_DELAY_MS = 3e5;
// node_modules/@aws-amplify/core/dist/esm/utils/retry/jitteredBackoff.mjs
/**
* @private
* Internal use of Amplify only
*/
function jitteredBackoff$1(maxDelayMs = MAX_DELAY_MS) {
	const BASE_TIME_MS = 100;
	const JITTER_FACTOR = 100;
	return (attempt) => {
		const delay = 2 ** attempt * BASE_TIME_MS + JITTER_FACTOR * Math.random();
		return delay > maxDelayMs ? false : delay;
	};
}
// node_modules/@aws-amplify/core/dist/esm/utils/deDupeAsyncFunction.mjs
/**
* returns in-flight promise if there is one
*
* @param asyncFunction - asyncFunction to be deduped.
* @returns - the return type of the callback
*/
var deDupeAsyncFunction = (asyncFunction) => {
	let inflightPromise;
	return async (...args) => {
		if (inflightPromise) return inflightPromise;
		inflightPromise = new Promise((resolve, reject) => {
			asyncFunction(...args).then((result) => {
				resolve(result);
			}).catch((error) => {
				reject(error);
			}).finally(() => {
				inflightPromise = void 0;
			});
		});
		return inflightPromise;
	};
};
// node_modules/@aws-amplify/core/dist/esm/utils/isTokenExpired.mjs
function isTokenExpired({ expiresAt, clockDrift, tolerance = 5e3 }) {
	return Date.now() + clockDrift + tolerance > expiresAt;
}
// node_modules/uuid/dist/esm/stringify.js
var byteToHex = [];
for (let i = 0; i < 256; ++i) byteToHex.push((i + 256).toString(16).slice(1));
function unsafeStringify(arr, offset = 0) {
	return (byteToHex[arr[offset + 0]] + byteToHex[arr[offset + 1]] + byteToHex[arr[offset + 2]] + byteToHex[arr[offset + 3]] + "-" + byteToHex[arr[offset + 4]] + byteToHex[arr[offset + 5]] + "-" + byteToHex[arr[offset + 6]] + byteToHex[arr[offset + 7]] + "-" + byteToHex[arr[offset + 8]] + byteToHex[arr[offset + 9]] + "-" + byteToHex[arr[offset + 10]] + byteToHex[arr[offset + 11]] + byteToHex[arr[offset + 12]] + byteToHex[arr[offset + 13]] + byteToHex[arr[offset + 14]] + byteToHex[arr[offset + 15]]).toLowerCase();
}
// node_modules/uuid/dist/esm/rng.js
var rnds8Pool = /* @__PURE__ */ new Uint8Array(256);
var poolPtr = rnds8Pool.length;
function rng() {
	if (poolPtr > rnds8Pool.length - 16) {
		randomFillSync(rnds8Pool);
		poolPtr = 0;
	}
	return rnds8Pool.slice(poolPtr, poolPtr += 16);
}
// node_modules/uuid/dist/esm/native.js
var native_default = { randomUUID };
// node_modules/uuid/dist/esm/v4.js
function v4(options, buf, offset) {
	if (native_default.randomUUID && !buf && !options) return native_default.randomUUID();
	options = options || {};
	const rnds = options.random ?? options.rng?.() ?? rng();
	if (rnds.length < 16) throw new Error("Random bytes length must be >= 16");
	rnds[6] = rnds[6] & 15 | 64;
	rnds[8] = rnds[8] & 63 | 128;
	if (buf) {
		offset = offset || 0;
		if (offset < 0 || offset + 16 > buf.length) throw new RangeError(`UUID byte range ${offset}:${offset + 15} is out of buffer bounds`);
		for (let i = 0; i < 16; ++i) buf[offset + i] = rnds[i];
		return buf;
	}
	return unsafeStringify(rnds);
}
// node_modules/@aws-amplify/core/dist/esm/utils/amplifyUuid/index.mjs
var amplifyUuid = v4;
// node_modules/@aws-amplify/core/dist/esm/utils/amplifyUrl/index.mjs
var AmplifyUrl = URL;
// node_modules/@aws-amplify/core/dist/esm/utils/convert/base64/base64Decoder.mjs
var base64Decoder = { convert(input, options) {
	let inputStr = input;
	if (options?.urlSafe) inputStr = inputStr.replace(/-/g, "+").replace(/_/g, "/");
	return getAtob()(inputStr);
} };
// node_modules/@aws-amplify/core/dist/esm/singleton/Auth/utils/errorHelpers.mjs
var AuthConfigurationErrorCode;
(function(AuthConfigurationErrorCode) {
	AuthConfigurationErrorCode["AuthTokenConfigException"] = "AuthTokenConfigException";
	AuthConfigurationErrorCode["AuthUserPoolAndIdentityPoolException"] = "AuthUserPoolAndIdentityPoolException";
	AuthConfigurationErrorCode["AuthUserPoolException"] = "AuthUserPoolException";
	AuthConfigurationErrorCode["InvalidIdentityPoolIdException"] = "InvalidIdentityPoolIdException";
	AuthConfigurationErrorCode["OAuthNotConfigureException"] = "OAuthNotConfigureException";
})(AuthConfigurationErrorCode || (AuthConfigurationErrorCode = {}));
var assert$1 = createAssertionFunction({
	[AuthConfigurationErrorCode.AuthTokenConfigException]: {
		message: "Auth Token Provider not configured.",
		recoverySuggestion: "Make sure to call Amplify.configure in your app."
	},
	[AuthConfigurationErrorCode.AuthUserPoolAndIdentityPoolException]: {
		message: "Auth UserPool or IdentityPool not configured.",
		recoverySuggestion: "Make sure to call Amplify.configure in your app with UserPoolId and IdentityPoolId."
	},
	[AuthConfigurationErrorCode.AuthUserPoolException]: {
		message: "Auth UserPool not configured.",
		recoverySuggestion: "Make sure to call Amplify.configure in your app with userPoolId and userPoolClientId."
	},
	[AuthConfigurationErrorCode.InvalidIdentityPoolIdException]: {
		message: "Invalid identity pool id provided.",
		recoverySuggestion: "Make sure a valid identityPoolId is given in the config."
	},
	[AuthConfigurationErrorCode.OAuthNotConfigureException]: {
		message: "oauth param not configured.",
		recoverySuggestion: "Make sure to call Amplify.configure with oauth parameter in your app."
	}
});
// node_modules/@aws-amplify/core/dist/esm/singleton/Auth/utils/index.mjs
function assertTokenProviderConfig(cognitoConfig) {
	let assertionValid = true;
	if (!cognitoConfig) assertionValid = false;
	else assertionValid = !!cognitoConfig.userPoolId && !!cognitoConfig.userPoolClientId;
	assert$1(assertionValid, AuthConfigurationErrorCode.AuthUserPoolException);
}
function assertOAuthConfig(cognitoConfig) {
	assert$1(!!cognitoConfig?.loginWith?.oauth?.domain && !!cognitoConfig?.loginWith?.oauth?.redirectSignOut && !!cognitoConfig?.loginWith?.oauth?.redirectSignIn && !!cognitoConfig?.loginWith?.oauth?.responseType, AuthConfigurationErrorCode.OAuthNotConfigureException);
}
function assertIdentityPoolIdConfig(cognitoConfig) {
	assert$1(!!cognitoConfig?.identityPoolId, AuthConfigurationErrorCode.InvalidIdentityPoolIdException);
}
/**
* Decodes payload of JWT token
*
* @param {String} token A string representing a token to be decoded
* @throws {@link Error} - Throws error when token is invalid or payload malformed.
*/
function decodeJWT(token) {
	const tokenParts = token.split(".");
	if (tokenParts.length !== 3) throw new Error("Invalid token");
	try {
		const base64 = tokenParts[1].replace(/-/g, "+").replace(/_/g, "/");
		const jsonStr = decodeURIComponent(base64Decoder.convert(base64).split("").map((char) => `%${`00${char.charCodeAt(0).toString(16)}`.slice(-2)}`).join(""));
		return {
			toString: () => token,
			payload: JSON.parse(jsonStr)
		};
	} catch (err) {
		throw new Error("Invalid token payload");
	}
}
// node_modules/tslib/tslib.es6.mjs
function __awaiter(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
}
function __generator(thisArg, body) {
	var _ = {
		label: 0,
		sent: function() {
			if (t[0] & 1) throw t[1];
			return t[1];
		},
		trys: [],
		ops: []
	}, f, y, t, g = Object.create((typeof Iterator === "function" ? Iterator : Object).prototype);
	return g.next = verb(0), g["throw"] = verb(1), g["return"] = verb(2), typeof Symbol === "function" && (g[Symbol.iterator] = function() {
		return this;
	}), g;
	function verb(n) {
		return function(v) {
			return step([n, v]);
		};
	}
	function step(op) {
		if (f) throw new TypeError("Generator is already executing.");
		while (g && (g = 0, op[0] && (_ = 0)), _) try {
			if (f = 1, y && (t = op[0] & 2 ? y["return"] : op[0] ? y["throw"] || ((t = y["return"]) && t.call(y), 0) : y.next) && !(t = t.call(y, op[1])).done) return t;
			if (y = 0, t) op = [op[0] & 2, t.value];
			switch (op[0]) {
				case 0:
				case 1:
					t = op;
					break;
				case 4:
					_.label++;
					return {
						value: op[1],
						done: false
					};
				case 5:
					_.label++;
					y = op[1];
					op = [0];
					continue;
				case 7:
					op = _.ops.pop();
					_.trys.pop();
					continue;
				default:
					if (!(t = _.trys, t = t.length > 0 && t[t.length - 1]) && (op[0] === 6 || op[0] === 2)) {
						_ = 0;
						continue;
					}
					if (op[0] === 3 && (!t || op[1] > t[0] && op[1] < t[3])) {
						_.label = op[1];
						break;
					}
					if (op[0] === 6 && _.label < t[1]) {
						_.label = t[1];
						t = op;
						break;
					}
					if (t && _.label < t[2]) {
						_.label = t[2];
						_.ops.push(op);
						break;
					}
					if (t[2]) _.ops.pop();
					_.trys.pop();
					continue;
			}
			op = body.call(thisArg, _);
		} catch (e) {
			op = [6, e];
			y = 0;
		} finally {
			f = t = 0;
		}
		if (op[0] & 5) throw op[1];
		return {
			value: op[0] ? op[1] : void 0,
			done: true
		};
	}
}
function __classPrivateFieldGet(receiver, state, kind, f) {
	if (kind === "a" && !f) throw new TypeError("Private accessor was defined without a getter");
	if (typeof state === "function" ? receiver !== state || !f : !state.has(receiver)) throw new TypeError("Cannot read private member from an object whose class did not declare it");
	return kind === "m" ? f : kind === "a" ? f.call(receiver) : f ? f.value : state.get(receiver);
}
function __classPrivateFieldSet(receiver, state, value, kind, f) {
	if (kind === "m") throw new TypeError("Private method is not writable");
	if (kind === "a" && !f) throw new TypeError("Private accessor was defined without a setter");
	if (typeof state === "function" ? receiver !== state || !f : !state.has(receiver)) throw new TypeError("Cannot write private member to an object whose class did not declare it");
	return kind === "a" ? f.call(receiver, value) : f ? f.value = value : state.set(receiver, value), value;
}
// node_modules/@aws-crypto/sha256-js/build/module/constants.js
/**
* @internal
*/
var KEY = new Uint32Array([
	1116352408,
	1899447441,
	3049323471,
	3921009573,
	961987163,
	1508970993,
	2453635748,
	2870763221,
	3624381080,
	310598401,
	607225278,
	1426881987,
	1925078388,
	2162078206,
	2614888103,
	3248222580,
	3835390401,
	4022224774,
	264347078,
	604807628,
	770255983,
	1249150122,
	1555081692,
	1996064986,
	2554220882,
	2821834349,
	2952996808,
	3210313671,
	3336571891,
	3584528711,
	113926993,
	338241895,
	666307205,
	773529912,
	1294757372,
	1396182291,
	1695183700,
	1986661051,
	2177026350,
	2456956037,
	2730485921,
	2820302411,
	3259730800,
	3345764771,
	3516065817,
	3600352804,
	4094571909,
	275423344,
	430227734,
	506948616,
	659060556,
	883997877,
	958139571,
	1322822218,
	1537002063,
	1747873779,
	1955562222,
	2024104815,
	2227730452,
	2361852424,
	2428436474,
	2756734187,
	3204031479,
	3329325298
]);
/**
* @internal
*/
var INIT = [
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
];
/**
* @internal
*/
var MAX_HASHABLE_LENGTH = Math.pow(2, 53) - 1;
// node_modules/@aws-crypto/sha256-js/build/module/RawSha256.js
/**
* @internal
*/
var RawSha256 = function() {
	function RawSha256() {
		this.state = Int32Array.from(INIT);
		this.temp = /* @__PURE__ */ new Int32Array(64);
		this.buffer = /* @__PURE__ */ new Uint8Array(64);
		this.bufferLength = 0;
		this.bytesHashed = 0;
		/**
		* @internal
		*/
		this.finished = false;
	}
	RawSha256.prototype.update = function(data) {
		if (this.finished) throw new Error("Attempted to update an already finished hash.");
		var position = 0;
		var byteLength = data.byteLength;
		this.bytesHashed += byteLength;
		if (this.bytesHashed * 8 > MAX_HASHABLE_LENGTH) throw new Error("Cannot hash more than 2^53 - 1 bits");
		while (byteLength > 0) {
			this.buffer[this.bufferLength++] = data[position++];
			byteLength--;
			if (this.bufferLength === 64) {
				this.hashBuffer();
				this.bufferLength = 0;
			}
		}
	};
	RawSha256.prototype.digest = function() {
		if (!this.finished) {
			var bitsHashed = this.bytesHashed * 8;
			var bufferView = new DataView(this.buffer.buffer, this.buffer.byteOffset, this.buffer.byteLength);
			var undecoratedLength = this.bufferLength;
			bufferView.setUint8(this.bufferLength++, 128);
			if (undecoratedLength % 64 >= 56) {
				for (var i = this.bufferLength; i < 64; i++) bufferView.setUint8(i, 0);
				this.hashBuffer();
				this.bufferLength = 0;
			}
			for (var i = this.bufferLength; i < 56; i++) bufferView.setUint8(i, 0);
			bufferView.setUint32(56, Math.floor(bitsHashed / 4294967296), true);
			bufferView.setUint32(60, bitsHashed);
			this.hashBuffer();
			this.finished = true;
		}
		var out = /* @__PURE__ */ new Uint8Array(32);
		for (var i = 0; i < 8; i++) {
			out[i * 4] = this.state[i] >>> 24 & 255;
			out[i * 4 + 1] = this.state[i] >>> 16 & 255;
			out[i * 4 + 2] = this.state[i] >>> 8 & 255;
			out[i * 4 + 3] = this.state[i] >>> 0 & 255;
		}
		return out;
	};
	RawSha256.prototype.hashBuffer = function() {
		var _a = this, buffer = _a.buffer, state = _a.state;
		var state0 = state[0], state1 = state[1], state2 = state[2], state3 = state[3], state4 = state[4], state5 = state[5], state6 = state[6], state7 = state[7];
		for (var i = 0; i < 64; i++) {
			if (i < 16) this.temp[i] = (buffer[i * 4] & 255) << 24 | (buffer[i * 4 + 1] & 255) << 16 | (buffer[i * 4 + 2] & 255) << 8 | buffer[i * 4 + 3] & 255;
			else {
				var u = this.temp[i - 2];
				var t1_1 = (u >>> 17 | u << 15) ^ (u >>> 19 | u << 13) ^ u >>> 10;
				u = this.temp[i - 15];
				var t2_1 = (u >>> 7 | u << 25) ^ (u >>> 18 | u << 14) ^ u >>> 3;
				this.temp[i] = (t1_1 + this.temp[i - 7] | 0) + (t2_1 + this.temp[i - 16] | 0);
			}
			var t1 = (((state4 >>> 6 | state4 << 26) ^ (state4 >>> 11 | state4 << 21) ^ (state4 >>> 25 | state4 << 7)) + (state4 & state5 ^ ~state4 & state6) | 0) + (state7 + (KEY[i] + this.temp[i] | 0) | 0) | 0;
			var t2 = ((state0 >>> 2 | state0 << 30) ^ (state0 >>> 13 | state0 << 19) ^ (state0 >>> 22 | state0 << 10)) + (state0 & state1 ^ state0 & state2 ^ state1 & state2) | 0;
			state7 = state6;
			state6 = state5;
			state5 = state4;
			state4 = state3 + t1 | 0;
			state3 = state2;
			state2 = state1;
			state1 = state0;
			state0 = t1 + t2 | 0;
		}
		state[0] += state0;
		state[1] += state1;
		state[2] += state2;
		state[3] += state3;
		state[4] += state4;
		state[5] += state5;
		state[6] += state6;
		state[7] += state7;
	};
	return RawSha256;
}();
// node_modules/@smithy/util-utf8/node_modules/@smithy/util-buffer-from/dist-es/index.js
var fromString = (input, encoding) => {
	if (typeof input !== "string") throw new TypeError(`The "input" argument must be of type string. Received type ${typeof input} (${input})`);
	return encoding ? Buffer$1.from(input, encoding) : Buffer$1.from(input);
};
// node_modules/@smithy/util-utf8/dist-es/fromUtf8.js
var fromUtf8$1 = (input) => {
	const buf = fromString(input, "utf8");
	return new Uint8Array(buf.buffer, buf.byteOffset, buf.byteLength / Uint8Array.BYTES_PER_ELEMENT);
};
// node_modules/@aws-crypto/util/build/module/convertToBuffer.js
var fromUtf8 = typeof Buffer !== "undefined" && Buffer.from ? function(input) {
	return Buffer.from(input, "utf8");
} : fromUtf8$1;
function convertToBuffer(data) {
	if (data instanceof Uint8Array) return data;
	if (typeof data === "string") return fromUtf8(data);
	if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength / Uint8Array.BYTES_PER_ELEMENT);
	return new Uint8Array(data);
}
// node_modules/@aws-crypto/util/build/module/isEmptyData.js
function isEmptyData(data) {
	if (typeof data === "string") return data.length === 0;
	return data.byteLength === 0;
}
// node_modules/@aws-crypto/sha256-js/build/module/jsSha256.js
var Sha256 = function() {
	function Sha256(secret) {
		this.secret = secret;
		this.hash = new RawSha256();
		this.reset();
	}
	Sha256.prototype.update = function(toHash) {
		if (isEmptyData(toHash) || this.error) return;
		try {
			this.hash.update(convertToBuffer(toHash));
		} catch (e) {
			this.error = e;
		}
	};
	Sha256.prototype.digestSync = function() {
		if (this.error) throw this.error;
		if (this.outer) {
			if (!this.outer.finished) this.outer.update(this.hash.digest());
			return this.outer.digest();
		}
		return this.hash.digest();
	};
	Sha256.prototype.digest = function() {
		return __awaiter(this, void 0, void 0, function() {
			return __generator(this, function(_a) {
				return [2, this.digestSync()];
			});
		});
	};
	Sha256.prototype.reset = function() {
		this.hash = new RawSha256();
		if (this.secret) {
			this.outer = new RawSha256();
			var inner = bufferFromSecret(this.secret);
			var outer = /* @__PURE__ */ new Uint8Array(64);
			outer.set(inner);
			for (var i = 0; i < 64; i++) {
				inner[i] ^= 54;
				outer[i] ^= 92;
			}
			this.hash.update(inner);
			this.outer.update(outer);
			for (var i = 0; i < inner.byteLength; i++) inner[i] = 0;
		}
	};
	return Sha256;
}();
function bufferFromSecret(secret) {
	var input = convertToBuffer(secret);
	if (input.byteLength > 64) {
		var bufferHash = new RawSha256();
		bufferHash.update(input);
		input = bufferHash.digest();
	}
	var buffer = /* @__PURE__ */ new Uint8Array(64);
	buffer.set(input);
	return buffer;
}
// node_modules/@smithy/util-hex-encoding/dist-es/index.js
var SHORT_TO_HEX = {};
var HEX_TO_SHORT = {};
for (let i = 0; i < 256; i++) {
	let encodedByte = i.toString(16).toLowerCase();
	if (encodedByte.length === 1) encodedByte = `0${encodedByte}`;
	SHORT_TO_HEX[i] = encodedByte;
	HEX_TO_SHORT[encodedByte] = i;
}
// node_modules/@aws-amplify/core/dist/esm/Platform/types.mjs
var Framework;
(function(Framework) {
	Framework["WebUnknown"] = "0";
	Framework["React"] = "1";
	Framework["NextJs"] = "2";
	Framework["Angular"] = "3";
	Framework["VueJs"] = "4";
	Framework["Nuxt"] = "5";
	Framework["Svelte"] = "6";
	Framework["ServerSideUnknown"] = "100";
	Framework["ReactSSR"] = "101";
	Framework["NextJsSSR"] = "102";
	Framework["AngularSSR"] = "103";
	Framework["VueJsSSR"] = "104";
	Framework["NuxtSSR"] = "105";
	Framework["SvelteSSR"] = "106";
	Framework["ReactNative"] = "201";
	Framework["Expo"] = "202";
})(Framework || (Framework = {}));
var Category;
(function(Category) {
	Category["AI"] = "ai";
	Category["API"] = "api";
	Category["Auth"] = "auth";
	Category["Analytics"] = "analytics";
	Category["DataStore"] = "datastore";
	Category["Geo"] = "geo";
	Category["InAppMessaging"] = "inappmessaging";
	Category["Interactions"] = "interactions";
	Category["Predictions"] = "predictions";
	Category["PubSub"] = "pubsub";
	Category["PushNotification"] = "pushnotification";
	Category["Storage"] = "storage";
})(Category || (Category = {}));
var AiAction;
(function(AiAction) {
	AiAction["CreateConversation"] = "1";
	AiAction["GetConversation"] = "2";
	AiAction["ListConversations"] = "3";
	AiAction["DeleteConversation"] = "4";
	AiAction["SendMessage"] = "5";
	AiAction["ListMessages"] = "6";
	AiAction["OnMessage"] = "7";
	AiAction["Generation"] = "8";
	AiAction["UpdateConversation"] = "9";
})(AiAction || (AiAction = {}));
var AnalyticsAction;
(function(AnalyticsAction) {
	AnalyticsAction["Record"] = "1";
	AnalyticsAction["IdentifyUser"] = "2";
})(AnalyticsAction || (AnalyticsAction = {}));
var ApiAction;
(function(ApiAction) {
	ApiAction["GraphQl"] = "1";
	ApiAction["Get"] = "2";
	ApiAction["Post"] = "3";
	ApiAction["Put"] = "4";
	ApiAction["Patch"] = "5";
	ApiAction["Del"] = "6";
	ApiAction["Head"] = "7";
})(ApiAction || (ApiAction = {}));
var AuthAction;
(function(AuthAction) {
	AuthAction["SignUp"] = "1";
	AuthAction["ConfirmSignUp"] = "2";
	AuthAction["ResendSignUpCode"] = "3";
	AuthAction["SignIn"] = "4";
	AuthAction["FetchMFAPreference"] = "6";
	AuthAction["UpdateMFAPreference"] = "7";
	AuthAction["SetUpTOTP"] = "10";
	AuthAction["VerifyTOTPSetup"] = "11";
	AuthAction["ConfirmSignIn"] = "12";
	AuthAction["DeleteUserAttributes"] = "15";
	AuthAction["DeleteUser"] = "16";
	AuthAction["UpdateUserAttributes"] = "17";
	AuthAction["FetchUserAttributes"] = "18";
	AuthAction["ConfirmUserAttribute"] = "22";
	AuthAction["SignOut"] = "26";
	AuthAction["UpdatePassword"] = "27";
	AuthAction["ResetPassword"] = "28";
	AuthAction["ConfirmResetPassword"] = "29";
	AuthAction["FederatedSignIn"] = "30";
	AuthAction["RememberDevice"] = "32";
	AuthAction["ForgetDevice"] = "33";
	AuthAction["FetchDevices"] = "34";
	AuthAction["SendUserAttributeVerificationCode"] = "35";
	AuthAction["SignInWithRedirect"] = "36";
	AuthAction["StartWebAuthnRegistration"] = "37";
	AuthAction["CompleteWebAuthnRegistration"] = "38";
	AuthAction["ListWebAuthnCredentials"] = "39";
	AuthAction["DeleteWebAuthnCredential"] = "40";
})(AuthAction || (AuthAction = {}));
var DataStoreAction;
(function(DataStoreAction) {
	DataStoreAction["Subscribe"] = "1";
	DataStoreAction["GraphQl"] = "2";
})(DataStoreAction || (DataStoreAction = {}));
var GeoAction;
(function(GeoAction) {
	GeoAction["SearchByText"] = "0";
	GeoAction["SearchByCoordinates"] = "1";
	GeoAction["SearchForSuggestions"] = "2";
	GeoAction["SearchByPlaceId"] = "3";
	GeoAction["SaveGeofences"] = "4";
	GeoAction["GetGeofence"] = "5";
	GeoAction["ListGeofences"] = "6";
	GeoAction["DeleteGeofences"] = "7";
})(GeoAction || (GeoAction = {}));
var InAppMessagingAction;
(function(InAppMessagingAction) {
	InAppMessagingAction["SyncMessages"] = "1";
	InAppMessagingAction["IdentifyUser"] = "2";
	InAppMessagingAction["NotifyMessageInteraction"] = "3";
})(InAppMessagingAction || (InAppMessagingAction = {}));
var InteractionsAction;
(function(InteractionsAction) {
	InteractionsAction["None"] = "0";
})(InteractionsAction || (InteractionsAction = {}));
var PredictionsAction;
(function(PredictionsAction) {
	PredictionsAction["Convert"] = "1";
	PredictionsAction["Identify"] = "2";
	PredictionsAction["Interpret"] = "3";
})(PredictionsAction || (PredictionsAction = {}));
var PubSubAction;
(function(PubSubAction) {
	PubSubAction["Subscribe"] = "1";
})(PubSubAction || (PubSubAction = {}));
var PushNotificationAction;
(function(PushNotificationAction) {
	PushNotificationAction["InitializePushNotifications"] = "1";
	PushNotificationAction["IdentifyUser"] = "2";
	PushNotificationAction["RegisterDevice"] = "3";
	PushNotificationAction["RemoveDevice"] = "4";
})(PushNotificationAction || (PushNotificationAction = {}));
var StorageAction;
(function(StorageAction) {
	StorageAction["UploadData"] = "1";
	StorageAction["DownloadData"] = "2";
	StorageAction["List"] = "3";
	StorageAction["Copy"] = "4";
	StorageAction["Remove"] = "5";
	StorageAction["GetProperties"] = "6";
	StorageAction["GetUrl"] = "7";
	StorageAction["GetDataAccess"] = "8";
	StorageAction["ListCallerAccessGrants"] = "9";
})(StorageAction || (StorageAction = {}));
// node_modules/@aws-amplify/core/dist/esm/Platform/version.mjs
var version = "6.22.1";
// node_modules/@aws-amplify/core/dist/esm/Platform/detection/helpers.mjs
var globalExists = () => {
	return typeof global !== "undefined";
};
var windowExists = () => {
	return typeof window !== "undefined";
};
var documentExists = () => {
	return typeof document !== "undefined";
};
var processExists = () => {
	return typeof process !== "undefined";
};
var keyPrefixMatch = (object, prefix) => {
	return !!Object.keys(object).find((key) => key.startsWith(prefix));
};
// node_modules/@aws-amplify/core/dist/esm/Platform/detection/React.mjs
function reactWebDetect() {
	const elementKeyPrefixedWithReact = (key) => {
		return key.startsWith("_react") || key.startsWith("__react");
	};
	const elementIsReactEnabled = (element) => {
		return Object.keys(element).find(elementKeyPrefixedWithReact);
	};
	const allElementsWithId = () => Array.from(document.querySelectorAll("[id]"));
	return documentExists() && allElementsWithId().some(elementIsReactEnabled);
}
function reactSSRDetect() {
	return processExists() && typeof process.env !== "undefined" && !!Object.keys(process.env).find((key) => key.includes("react"));
}
// node_modules/@aws-amplify/core/dist/esm/Platform/detection/Vue.mjs
function vueWebDetect() {
	return windowExists() && keyPrefixMatch(window, "__VUE");
}
function vueSSRDetect() {
	return globalExists() && keyPrefixMatch(global, "__VUE");
}
// node_modules/@aws-amplify/core/dist/esm/Platform/detection/Svelte.mjs
function svelteWebDetect() {
	return windowExists() && keyPrefixMatch(window, "__SVELTE");
}
function svelteSSRDetect() {
	return processExists() && typeof process.env !== "undefined" && !!Object.keys(process.env).find((key) => key.includes("svelte"));
}
// node_modules/@aws-amplify/core/dist/esm/Platform/detection/Next.mjs
function nextWebDetect() {
	return windowExists() && window.next && typeof window.next === "object";
}
function nextSSRDetect() {
	return globalExists() && (keyPrefixMatch(global, "__next") || keyPrefixMatch(global, "__NEXT"));
}
// node_modules/@aws-amplify/core/dist/esm/Platform/detection/Nuxt.mjs
function nuxtWebDetect() {
	return windowExists() && (window.__NUXT__ !== void 0 || window.$nuxt !== void 0);
}
function nuxtSSRDetect() {
	return globalExists() && typeof global.__NUXT_PATHS__ !== "undefined";
}
// node_modules/@aws-amplify/core/dist/esm/Platform/detection/Angular.mjs
function angularWebDetect() {
	const angularVersionSetInDocument = Boolean(documentExists() && document.querySelector("[ng-version]"));
	const angularContentSetInWindow = Boolean(windowExists() && typeof window.ng !== "undefined");
	return angularVersionSetInDocument || angularContentSetInWindow;
}
function angularSSRDetect() {
	return processExists() && typeof process.env === "object" && process.env.npm_lifecycle_script?.startsWith("ng ") || false;
}
// node_modules/@aws-amplify/core/dist/esm/Platform/detection/ReactNative.mjs
function reactNativeDetect() {
	return typeof navigator !== "undefined" && typeof navigator.product !== "undefined" && navigator.product === "ReactNative";
}
// node_modules/@aws-amplify/core/dist/esm/Platform/detection/Expo.mjs
function expoDetect() {
	return globalExists() && typeof global.expo !== "undefined";
}
// node_modules/@aws-amplify/core/dist/esm/Platform/detection/Web.mjs
function webDetect() {
	return windowExists();
}
// node_modules/@aws-amplify/core/dist/esm/Platform/detection/index.mjs
var detectionMap = [
	{
		platform: Framework.Expo,
		detectionMethod: expoDetect
	},
	{
		platform: Framework.ReactNative,
		detectionMethod: reactNativeDetect
	},
	{
		platform: Framework.NextJs,
		detectionMethod: nextWebDetect
	},
	{
		platform: Framework.Nuxt,
		detectionMethod: nuxtWebDetect
	},
	{
		platform: Framework.Angular,
		detectionMethod: angularWebDetect
	},
	{
		platform: Framework.React,
		detectionMethod: reactWebDetect
	},
	{
		platform: Framework.VueJs,
		detectionMethod: vueWebDetect
	},
	{
		platform: Framework.Svelte,
		detectionMethod: svelteWebDetect
	},
	{
		platform: Framework.WebUnknown,
		detectionMethod: webDetect
	},
	{
		platform: Framework.NextJsSSR,
		detectionMethod: nextSSRDetect
	},
	{
		platform: Framework.NuxtSSR,
		detectionMethod: nuxtSSRDetect
	},
	{
		platform: Framework.ReactSSR,
		detectionMethod: reactSSRDetect
	},
	{
		platform: Framework.VueJsSSR,
		detectionMethod: vueSSRDetect
	},
	{
		platform: Framework.AngularSSR,
		detectionMethod: angularSSRDetect
	},
	{
		platform: Framework.SvelteSSR,
		detectionMethod: svelteSSRDetect
	}
];
function detect() {
	return detectionMap.find((detectionEntry) => detectionEntry.detectionMethod())?.platform || Framework.ServerSideUnknown;
}
// node_modules/@aws-amplify/core/dist/esm/Platform/detectFramework.mjs
var frameworkCache;
var frameworkChangeObservers = [];
var resetTriggered = false;
var SSR_RESET_TIMEOUT = 10;
var WEB_RESET_TIMEOUT = 10;
var PRIME_FRAMEWORK_DELAY = 1e3;
var detectFramework = () => {
	if (!frameworkCache) {
		frameworkCache = detect();
		if (resetTriggered) while (frameworkChangeObservers.length) frameworkChangeObservers.pop()?.();
		else frameworkChangeObservers.forEach((fcn) => {
			fcn();
		});
		resetTimeout(Framework.ServerSideUnknown, SSR_RESET_TIMEOUT);
		resetTimeout(Framework.WebUnknown, WEB_RESET_TIMEOUT);
	}
	return frameworkCache;
};
/**
* @internal Setup observer callback that will be called everytime the framework changes
*/
var observeFrameworkChanges = (fcn) => {
	if (resetTriggered) return;
	frameworkChangeObservers.push(fcn);
};
function clearCache() {
	frameworkCache = void 0;
}
function resetTimeout(framework, delay) {
	if (frameworkCache === framework && !resetTriggered) setTimeout(() => {
		clearCache();
		resetTriggered = true;
		setTimeout(detectFramework, PRIME_FRAMEWORK_DELAY);
	}, delay);
}
// node_modules/@aws-amplify/core/dist/esm/Platform/customUserAgent.mjs
var customUserAgentState = {};
var getCustomUserAgent = (category, api) => customUserAgentState[category]?.[api]?.additionalDetails;
// node_modules/@aws-amplify/core/dist/esm/Platform/index.mjs
var BASE_USER_AGENT = `aws-amplify`;
/** Sanitize Amplify version string be removing special character + and character post the special character  */
var sanitizeAmplifyVersion = (amplifyVersion) => amplifyVersion.replace(/\+.*/, "");
var PlatformBuilder = class {
	constructor() {
		this.userAgent = `${BASE_USER_AGENT}/${sanitizeAmplifyVersion(version)}`;
	}
	get framework() {
		return detectFramework();
	}
	get isReactNative() {
		return this.framework === Framework.ReactNative || this.framework === Framework.Expo;
	}
	observeFrameworkChanges(fcn) {
		observeFrameworkChanges(fcn);
	}
};
new PlatformBuilder();
var getAmplifyUserAgentObject = ({ category, action } = {}) => {
	const userAgent = [[BASE_USER_AGENT, sanitizeAmplifyVersion(version)]];
	if (category) userAgent.push([category, action]);
	userAgent.push(["framework", detectFramework()]);
	if (category && action) {
		const customState = getCustomUserAgent(category, action);
		if (customState) customState.forEach((state) => {
			userAgent.push(state);
		});
	}
	return userAgent;
};
var getAmplifyUserAgent = (customUserAgentDetails) => {
	return getAmplifyUserAgentObject(customUserAgentDetails).map(([agentKey, agentValue]) => agentKey && agentValue ? `${agentKey}/${agentValue}` : agentKey).join(" ");
};
// node_modules/@aws-amplify/core/dist/esm/errors/PlatformNotSupportedError.mjs
var PlatformNotSupportedError = class extends AmplifyError {
	constructor() {
		super({
			name: AmplifyErrorCode.PlatformNotSupported,
			message: "Function not supported on current platform"
		});
	}
};
// node_modules/@aws-amplify/core/dist/esm/errors/NoAmplifyContextError.mjs
/**
* Stable error name/code thrown when a context is required but none is
* available (i.e. `Amplify.configure()` has not been called and no context was
* passed explicitly). Exposed as a constant so category packages can reliably
* catch this failure by name without importing the class.
*/
var NO_AMPLIFY_CONTEXT_ERROR_NAME = "NoAmplifyContextError";
/**
* Thrown when a category API resolves the global {@link AmplifyContext} but none
* has been set (the "unconfigured" path).
*
* Uses core's {@link AmplifyError} machinery so consumers can catch it via
* `instanceof AmplifyError` / `instanceof NoAmplifyContextError`, or by the
* stable `name` ({@link NO_AMPLIFY_CONTEXT_ERROR_NAME}).
*/
var NoAmplifyContextError = class NoAmplifyContextError extends AmplifyError {
	constructor(message = "No AmplifyContext available. Call Amplify.configure() to set a global context, or pass a context as the first argument.") {
		super({
			name: NO_AMPLIFY_CONTEXT_ERROR_NAME,
			message,
			recoverySuggestion: "Call Amplify.configure() before using this API, or pass an AmplifyContext created via createAmplifyContext() as the first argument."
		});
		this.constructor = NoAmplifyContextError;
		Object.setPrototypeOf(this, NoAmplifyContextError.prototype);
	}
};
// node_modules/@aws-amplify/core/dist/esm/errors/InvalidAmplifyContextError.mjs
/**
* Stable error name/code thrown when a value is passed where an
* {@link AmplifyContext} is expected, but it is not a branded context (e.g. a
* plain options object or an `AmplifyClass` instance was mistakenly passed in
* the context position). Exposed as a constant so category packages can catch
* this failure by name without importing the class.
*/
var INVALID_AMPLIFY_CONTEXT_ERROR_NAME = "InvalidAmplifyContextError";
/**
* Thrown when a defined-but-unbranded value is supplied where an
* {@link AmplifyContext} is required (e.g. category class constructors that
* accept an optional leading context argument).
*
* Uses core's {@link AmplifyError} machinery so consumers can catch it via
* `instanceof AmplifyError` / `instanceof InvalidAmplifyContextError`, or by the
* stable `name` ({@link INVALID_AMPLIFY_CONTEXT_ERROR_NAME}).
*/
var InvalidAmplifyContextError = class InvalidAmplifyContextError extends AmplifyError {
	constructor(message = "Invalid AmplifyContext. The value passed in the context position is not a branded AmplifyContext.") {
		super({
			name: INVALID_AMPLIFY_CONTEXT_ERROR_NAME,
			message,
			recoverySuggestion: "Pass an AmplifyContext created via createAmplifyContext() (or Amplify.configure()), or omit the argument to use the global context."
		});
		this.constructor = InvalidAmplifyContextError;
		Object.setPrototypeOf(this, InvalidAmplifyContextError.prototype);
	}
};
// node_modules/@aws-amplify/core/dist/esm/Hub/index.mjs
var AMPLIFY_SYMBOL = typeof Symbol !== "undefined" ? Symbol("amplify_default") : "@@amplify_default";
var logger$2 = new ConsoleLogger("Hub");
var HubClass = class {
	constructor(name) {
		this.listeners = /* @__PURE__ */ new Map();
		this.protectedChannels = [
			"core",
			"auth",
			"api",
			"analytics",
			"interactions",
			"pubsub",
			"storage",
			"ui",
			"xr"
		];
		this.name = name;
	}
	/**
	* Used internally to remove a Hub listener.
	*
	* @remarks
	* This private method is for internal use only. Instead of calling Hub.remove, call the result of Hub.listen.
	*/
	_remove(channel, listener) {
		const holder = this.listeners.get(channel);
		if (!holder) {
			logger$2.warn(`No listeners for ${channel}`);
			return;
		}
		this.listeners.set(channel, [...holder.filter(({ callback }) => callback !== listener)]);
	}
	dispatch(channel, payload, source, ampSymbol, crossTab) {
		if (typeof channel === "string" && this.protectedChannels.indexOf(channel) > -1) {
			if (!(ampSymbol === AMPLIFY_SYMBOL)) logger$2.warn(`WARNING: ${channel} is protected and dispatching on it can have unintended consequences`);
		}
		const capsule = {
			channel,
			crossTab,
			payload: { ...payload },
			source,
			patternInfo: []
		};
		try {
			this._toListeners(capsule);
		} catch (e) {
			logger$2.error(e);
		}
	}
	listen(channel, callback, options = { listenerName: "noname" }) {
		let cb;
		const o = typeof options === "string" ? {
			listenerName: options,
			enableCrossTabEvents: false
		} : {
			listenerName: "noname",
			enableCrossTabEvents: false,
			...options
		};
		if (typeof callback !== "function") throw new AmplifyError({
			name: NO_HUBCALLBACK_PROVIDED_EXCEPTION,
			message: "No callback supplied to Hub"
		});
		else cb = callback;
		let holder = this.listeners.get(channel);
		if (!holder) {
			holder = [];
			this.listeners.set(channel, holder);
		}
		holder.push({
			name: o.listenerName,
			crossTab: o.enableCrossTabEvents,
			callback: cb
		});
		return () => {
			this._remove(channel, cb);
		};
	}
	_toListeners(capsule) {
		const { channel, payload, crossTab } = capsule;
		const holder = this.listeners.get(channel);
		if (holder) holder.filter((listener) => {
			if (crossTab) return !!listener.crossTab && channel === "auth";
			return true;
		}).forEach((listener) => {
			logger$2.debug(`Dispatching to ${channel} with `, payload);
			try {
				listener.callback(capsule);
			} catch (e) {
				logger$2.error(e);
			}
		});
	}
};
var Hub = new HubClass("__default__");
new HubClass("internal-hub");
// node_modules/@aws-amplify/core/dist/esm/context/globalContext.mjs
var _globalContext = null;
/**
* Returns the global {@link AmplifyContext} set by `Amplify.configure()`.
*
* @throws {@link NoAmplifyContextError} If `Amplify.configure()` has not been
* called yet and no context is available.
*/
function getGlobalContext() {
	if (!_globalContext) throw new NoAmplifyContextError();
	return _globalContext;
}
/**
* Stores the given context as the global {@link AmplifyContext}.
*
* @internal
*/
function setGlobalContext(ctx) {
	_globalContext = ctx;
}
/**
* Returns `true` if a global {@link AmplifyContext} has been set.
*/
function hasGlobalContext() {
	return _globalContext !== null;
}
// node_modules/@aws-amplify/core/dist/esm/context/contextBrand.mjs
/**
* Symbol brand used to identify {@link AmplifyContext} objects at runtime.
* Uses `Symbol.for()` so the brand is shared across module instances
* (e.g. when `@aws-amplify/core` is accidentally duplicated in the bundle).
*/
var AMPLIFY_CONTEXT_BRAND = Symbol.for("amplify.context");
/**
* Returns `true` if the given value is a branded {@link AmplifyContext}.
*/
function isAmplifyContext(value) {
	return value !== null && value !== void 0 && typeof value === "object" && AMPLIFY_CONTEXT_BRAND in value;
}
// node_modules/@aws-amplify/core/dist/esm/context/resolveCtxArgs.mjs
/**
* Resolves the optional leading `AmplifyContext` argument from a function's
* arguments array. Used by category functions that accept an optional context
* as their first positional parameter.
*
* @returns A tuple of `[AmplifyContext, ...T]` where `T` is the remaining args.
*
* @example
* ```ts
* export function signIn(...args: any[]) {
*   const [ctx, input] = resolveCtxArgs<[SignInInput]>(args);
*   // ctx is guaranteed to be a valid AmplifyContext
* }
* ```
*
* @internal
*/
function resolveCtxArgs(args) {
	if (isAmplifyContext(args[0])) return [args[0], ...args.slice(1)];
	if (args.some(isAmplifyContext)) throw new InvalidAmplifyContextError("AmplifyContext must be passed as the first argument. Found an AmplifyContext in a later position — check the argument order.");
	if (args.length > 1 && args[0] === void 0) throw new NoAmplifyContextError("Undefined AmplifyContext passed. Call configure() first or omit the parameter.");
	return [getGlobalContext(), ...args];
}
// node_modules/@aws-amplify/core/dist/esm/storage/KeyValueStorage.mjs
var logger$1 = new ConsoleLogger("KeyValueStorage");
/**
* @internal
*/
var KeyValueStorage = class {
	constructor(storage) {
		this.storage = storage;
	}
	/**
	* This is used to set a specific item in storage
	* @param {string} key - the key for the item
	* @param {object} value - the value
	* @returns {string} value that was set
	*/
	async setItem(key, value) {
		if (!this.storage) throw new PlatformNotSupportedError();
		this.storage.setItem(key, value);
	}
	/**
	* This is used to get a specific key from storage
	* @param {string} key - the key for the item
	* This is used to clear the storage
	* @returns {string} the data item
	*/
	async getItem(key) {
		if (!this.storage) throw new PlatformNotSupportedError();
		return this.storage.getItem(key);
	}
	/**
	* This is used to remove an item from storage
	* @param {string} key - the key being set
	* @returns {string} value - value that was deleted
	*/
	async removeItem(key) {
		if (!this.storage) throw new PlatformNotSupportedError();
		this.storage.removeItem(key);
	}
	/**
	* This is used to clear the storage
	* @returns {string} nothing
	*/
	async clear() {
		if (!this.storage) throw new PlatformNotSupportedError();
		this.storage.clear();
	}
	/**
	* This is used to allow listening for changes
	* @param {function} listener - the function called on storage change
	* @returns {function} an unsubscribe function that removes the listener. The
	* underlying `window` 'storage' event listener is attached lazily on the
	* first subscription and detached once the last listener unsubscribes. In
	* non-browser (SSR/native) environments nothing is attached and the returned
	* unsubscribe function is a safe no-op.
	*/
	addListener(listener) {
		const listeners = this.listeners ?? (this.listeners = /* @__PURE__ */ new Set());
		listeners.add(listener);
		if (isBrowser() && listeners.size === 1) {
			const storageListener = (e) => {
				if (e.storageArea !== this.storage) return;
				this.listeners?.forEach((l) => {
					Promise.resolve(l({
						key: e.key,
						oldValue: e.oldValue,
						newValue: e.newValue
					})).catch((error) => {
						logger$1.error("Error in storage event listener", error);
					});
				});
			};
			this.storageListener = storageListener;
			window.addEventListener("storage", storageListener, false);
		}
		return () => {
			listeners.delete(listener);
			const { storageListener } = this;
			if (isBrowser() && listeners.size === 0 && storageListener) {
				window.removeEventListener("storage", storageListener, false);
				this.storageListener = void 0;
			}
		};
	}
};
// node_modules/@aws-amplify/core/dist/esm/storage/InMemoryStorage.mjs
/**
* @internal
*/
var InMemoryStorage = class {
	constructor() {
		this.storage = /* @__PURE__ */ new Map();
	}
	get length() {
		return this.storage.size;
	}
	key(index) {
		if (index > this.length - 1) return null;
		return Array.from(this.storage.keys())[index];
	}
	setItem(key, value) {
		this.storage.set(key, value);
	}
	getItem(key) {
		return this.storage.get(key) ?? null;
	}
	removeItem(key) {
		this.storage.delete(key);
	}
	clear() {
		this.storage.clear();
	}
};
// node_modules/@aws-amplify/core/dist/esm/storage/utils.mjs
/**
* @internal
* @returns Either a reference to window.localStorage or an in-memory storage as fallback
*/
var logger = new ConsoleLogger("CoreStorageUtils");
var getLocalStorageWithFallback = () => {
	try {
		if (typeof window !== "undefined" && window.localStorage) return window.localStorage;
	} catch (e) {
		logger.info("localStorage not found. InMemoryStorage is used as a fallback.");
	}
	return new InMemoryStorage();
};
/**
* @internal
* @returns Either a reference to window.sessionStorage or an in-memory storage as fallback
*/
var getSessionStorageWithFallback = () => {
	try {
		if (typeof window !== "undefined" && window.sessionStorage) {
			window.sessionStorage.getItem("test");
			return window.sessionStorage;
		}
		throw new Error("sessionStorage is not defined");
	} catch (e) {
		logger.info("sessionStorage not found. InMemoryStorage is used as a fallback.");
		return new InMemoryStorage();
	}
};
// node_modules/@aws-amplify/core/dist/esm/storage/DefaultStorage.mjs
/**
* @internal
*/
var DefaultStorage = class extends KeyValueStorage {
	constructor() {
		super(getLocalStorageWithFallback());
	}
};
// node_modules/@aws-amplify/core/dist/esm/storage/SessionStorage.mjs
/**
* @internal
*/
var SessionStorage = class extends KeyValueStorage {
	constructor() {
		super(getSessionStorageWithFallback());
	}
};
// node_modules/@aws-amplify/core/dist/esm/storage/SyncKeyValueStorage.mjs
var _SyncKeyValueStorage_storage;
/**
* @internal
*/
var SyncKeyValueStorage = class {
	constructor(storage) {
		_SyncKeyValueStorage_storage.set(this, void 0);
		__classPrivateFieldSet(this, _SyncKeyValueStorage_storage, storage, "f");
	}
	/**
	* This is used to set a specific item in storage
	* @param {string} key - the key for the item
	* @param {object} value - the value
	*/
	setItem(key, value) {
		if (!__classPrivateFieldGet(this, _SyncKeyValueStorage_storage, "f")) throw new PlatformNotSupportedError();
		__classPrivateFieldGet(this, _SyncKeyValueStorage_storage, "f").setItem(key, value);
	}
	/**
	* This is used to get a specific key from storage
	* @param {string} key - the key for the item
	* @returns {string | null} the data item
	*/
	getItem(key) {
		if (!__classPrivateFieldGet(this, _SyncKeyValueStorage_storage, "f")) throw new PlatformNotSupportedError();
		return __classPrivateFieldGet(this, _SyncKeyValueStorage_storage, "f").getItem(key);
	}
	/**
	* This is used to remove an item from storage
	* @param {string} key - the key being set
	*/
	removeItem(key) {
		if (!__classPrivateFieldGet(this, _SyncKeyValueStorage_storage, "f")) throw new PlatformNotSupportedError();
		__classPrivateFieldGet(this, _SyncKeyValueStorage_storage, "f").removeItem(key);
	}
	/**
	* This is used to clear the storage
	*/
	clear() {
		if (!__classPrivateFieldGet(this, _SyncKeyValueStorage_storage, "f")) throw new PlatformNotSupportedError();
		__classPrivateFieldGet(this, _SyncKeyValueStorage_storage, "f").clear();
	}
};
_SyncKeyValueStorage_storage = /* @__PURE__ */ new WeakMap();
// node_modules/@aws-amplify/core/dist/esm/storage/SyncSessionStorage.mjs
/**
* @internal
*/
var SyncSessionStorage = class extends SyncKeyValueStorage {
	constructor() {
		super(getSessionStorageWithFallback());
	}
};
// node_modules/@aws-amplify/core/dist/esm/storage/index.mjs
var defaultStorage = new DefaultStorage();
new SessionStorage();
var syncSessionStorage = new SyncSessionStorage();
new KeyValueStorage(new InMemoryStorage());
// node_modules/@aws-amplify/core/dist/esm/context/contextTokenOrchestrators.mjs
/**
* Maps a per-context token provider object to its write-capable orchestrator.
*
* The public `TokenProvider` contract is read-only (`getTokens` only), so the
* write side of a per-context provider cannot be hung off the provider itself
* without expanding the public surface. This registry keeps that association
* Amplify-owned and out of any public type.
*
* Weak keys so entries are GC'd with the context/provider. Values are kept
* opaque (`unknown`) so core carries no dependency on auth's orchestrator type;
* the reader supplies the concrete type at the call site.
*
* @internal
*/
var contextTokenOrchestrators = /* @__PURE__ */ new WeakMap();
/**
* Returns the orchestrator registered for the given token provider, or
* `undefined` when the provider is absent or was never registered (the global
* `Amplify.configure()` path).
*
* @internal
*/
var getContextTokenOrchestrator = (provider) => provider ? contextTokenOrchestrators.get(provider) : void 0;
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/errors/AuthError.mjs
var AuthError = class AuthError extends AmplifyError {
	constructor(params) {
		super(params);
		this.constructor = AuthError;
		Object.setPrototypeOf(this, AuthError.prototype);
	}
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/foundation/parsers/regionParsers.mjs
function getRegionFromUserPoolId(userPoolId) {
	const region = userPoolId?.split("_")[0];
	if (!userPoolId || userPoolId.indexOf("_") < 0 || !region || typeof region !== "string") throw new AuthError({
		name: "InvalidUserPoolId",
		message: "Invalid user pool id provided."
	});
	return region;
}
function getRegionFromIdentityPoolId(identityPoolId) {
	if (!identityPoolId || !identityPoolId.includes(":")) throw new AuthError({
		name: "InvalidIdentityPoolIdException",
		message: "Invalid identity pool id provided.",
		recoverySuggestion: "Make sure a valid identityPoolId is given in the config."
	});
	return identityPoolId.split(":")[0];
}
// node_modules/@aws-amplify/core/dist/esm/clients/serde/responseInfo.mjs
var parseMetadata = (response) => {
	const { headers, statusCode } = response;
	return {
		...isMetadataBearer(response) ? response.$metadata : {},
		httpStatusCode: statusCode,
		requestId: headers["x-amzn-requestid"] ?? headers["x-amzn-request-id"] ?? headers["x-amz-request-id"],
		extendedRequestId: headers["x-amz-id-2"],
		cfId: headers["x-amz-cf-id"]
	};
};
var isMetadataBearer = (response) => typeof response?.$metadata === "object";
// node_modules/@aws-amplify/core/dist/esm/clients/serde/json.mjs
/**
* Utility functions for serializing and deserializing of JSON protocol in general(including: REST-JSON, JSON-RPC, etc.)
*/
/**
* Error parser for AWS JSON protocol.
*/
var parseJsonError = async (response) => {
	if (!response || response.statusCode < 300) return;
	const body = await parseJsonBody(response);
	const sanitizeErrorCode = (rawValue) => {
		const [cleanValue] = rawValue.toString().split(/[,:]+/);
		if (cleanValue.includes("#")) return cleanValue.split("#")[1];
		return cleanValue;
	};
	const code = sanitizeErrorCode(response.headers["x-amzn-errortype"] ?? body.code ?? body.__type ?? "UnknownError");
	const message = body.message ?? body.Message ?? "Unknown error";
	const error = new Error(message);
	return Object.assign(error, {
		name: code,
		$metadata: parseMetadata(response)
	});
};
/**
* Parse JSON response body to JavaScript object.
*/
var parseJsonBody = async (response) => {
	if (!response.body) throw new Error("Missing response payload");
	const output = await response.body.json();
	return Object.assign(output, { $metadata: parseMetadata(response) });
};
// node_modules/@aws-amplify/core/dist/esm/clients/internal/composeServiceApi.mjs
/**
* Compose a service API handler that accepts input as defined shape and responds conforming to defined output shape.
* A service API handler is composed with:
* * A transfer handler
* * A serializer function
* * A deserializer function
* * A default config object
*
* The returned service API handler, when called, will trigger the following workflow:
* 1. When calling the service API handler function, the default config object is merged into the input config
* object to assign the default values of some omitted configs, resulting to a resolved config object.
* 2. The `endpointResolver` function from the default config object will be invoked with the resolved config object and
* API input object resulting to an endpoint instance.
* 3. The serializer function is invoked with API input object and the endpoint instance resulting to an HTTP request
* instance.
* 4. The HTTP request instance and the resolved config object is passed to the transfer handler function.
* 5. The transfer handler function resolves to an HTTP response instance(can be either successful or failed status code).
* 6. The deserializer function is invoked with the HTTP response instance resulting to the API output object, and
* return to the caller.
*
*
* @param transferHandler Async function for dispatching HTTP requests and returning HTTP response.
* @param serializer  Async function for converting object in defined input shape into HTTP request targeting a given
* 	endpoint.
* @param deserializer Async function for converting HTTP response into output object in defined output shape, or error
* 	shape.
* @param defaultConfig  object containing default options to be consumed by transfer handler, serializer and
*  deserializer.
* @returns a async service API handler function that accepts a config object and input object in defined shape, returns
* 	an output object in defined shape. It may also throw error instance in defined shape in deserializer. The config
*  object type is composed with options type of transferHandler, endpointResolver function as well as endpointResolver
*  function's input options type, region string. The config object property will be marked as optional if it's also
* 	defined in defaultConfig.
*
* @internal
*/
var composeServiceApi = (transferHandler, serializer, deserializer, defaultConfig) => {
	return async (config, input) => {
		const resolvedConfig = {
			...defaultConfig,
			...config
		};
		return deserializer(await transferHandler(await serializer(input, await resolvedConfig.endpointResolver(resolvedConfig, input)), { ...resolvedConfig }));
	};
};
// node_modules/@aws-amplify/core/dist/esm/clients/middleware/retry/constants.mjs
var AMZ_SDK_INVOCATION_ID_HEADER = "amz-sdk-invocation-id";
var AMZ_SDK_REQUEST_HEADER = "amz-sdk-request";
var DEFAULT_MAX_DELAY_MS = 3e5;
// node_modules/@aws-amplify/core/dist/esm/clients/middleware/retry/jitteredBackoff.mjs
var jitteredBackoff = (attempt) => {
	const delay = jitteredBackoff$1(DEFAULT_MAX_DELAY_MS)(attempt);
	return delay === false ? DEFAULT_MAX_DELAY_MS : delay;
};
// node_modules/@aws-amplify/core/dist/esm/clients/middleware/retry/isClockSkewError.mjs
var CLOCK_SKEW_ERROR_CODES = [
	"AuthFailure",
	"InvalidSignatureException",
	"RequestExpired",
	"RequestInTheFuture",
	"RequestTimeTooSkewed",
	"SignatureDoesNotMatch",
	"BadRequestException"
];
/**
* Given an error code, returns true if it is related to a clock skew error.
*
* @param errorCode String representation of some error.
* @returns True if given error is present in `CLOCK_SKEW_ERROR_CODES`, false otherwise.
*
* @internal
*/
var isClockSkewError = (errorCode) => !!errorCode && CLOCK_SKEW_ERROR_CODES.includes(errorCode);
// node_modules/@aws-amplify/core/dist/esm/clients/middleware/retry/defaultRetryDecider.mjs
/**
* Get retry decider function
* @param errorParser Function to load JavaScript error from HTTP response
*/
var getRetryDecider = (errorParser) => async (response, error) => {
	const parsedError = error ?? await errorParser(response) ?? void 0;
	const errorCode = parsedError?.code || parsedError?.name;
	const statusCode = response?.statusCode;
	return { retryable: isConnectionError(error) || isThrottlingError(statusCode, errorCode) || isClockSkewError(errorCode) || isServerSideError(statusCode, errorCode) };
};
var THROTTLING_ERROR_CODES = [
	"BandwidthLimitExceeded",
	"EC2ThrottledException",
	"LimitExceededException",
	"PriorRequestNotComplete",
	"ProvisionedThroughputExceededException",
	"RequestLimitExceeded",
	"RequestThrottled",
	"RequestThrottledException",
	"SlowDown",
	"ThrottledException",
	"Throttling",
	"ThrottlingException",
	"TooManyRequestsException"
];
var TIMEOUT_ERROR_CODES = [
	"TimeoutError",
	"RequestTimeout",
	"RequestTimeoutException"
];
var isThrottlingError = (statusCode, errorCode) => statusCode === 429 || !!errorCode && THROTTLING_ERROR_CODES.includes(errorCode);
var isConnectionError = (error) => [AmplifyErrorCode.NetworkError, "ERR_NETWORK"].includes(error?.name);
var isServerSideError = (statusCode, errorCode) => !!statusCode && [
	500,
	502,
	503,
	504
].includes(statusCode) || !!errorCode && TIMEOUT_ERROR_CODES.includes(errorCode);
// node_modules/@aws-amplify/core/dist/esm/clients/middleware/retry/retryMiddleware.mjs
/**
* Middleware that executes the retry logic.
*/
var retryMiddlewareFactory = ({ maxAttempts = 3, retryDecider, computeDelay, abortSignal }) => {
	if (maxAttempts < 1) throw new Error("maxAttempts must be greater than 0");
	return (next, context) => async function retryMiddleware(request) {
		let error;
		let attemptsCount = context.attemptsCount ?? 0;
		let response;
		const handleTerminalErrorOrResponse = () => {
			if (response) {
				addOrIncrementMetadataAttempts(response, attemptsCount);
				return response;
			} else {
				addOrIncrementMetadataAttempts(error, attemptsCount);
				throw error;
			}
		};
		while (!abortSignal?.aborted && attemptsCount < maxAttempts) {
			try {
				response = await next(request);
				error = void 0;
			} catch (e) {
				error = e;
				response = void 0;
			}
			attemptsCount = (context.attemptsCount ?? 0) > attemptsCount ? context.attemptsCount ?? 0 : attemptsCount + 1;
			context.attemptsCount = attemptsCount;
			const { isCredentialsExpiredError, retryable } = await retryDecider(response, error, context);
			if (retryable) {
				context.isCredentialsExpired = !!isCredentialsExpiredError;
				if (!abortSignal?.aborted && attemptsCount < maxAttempts) await cancellableSleep(computeDelay(attemptsCount), abortSignal);
				continue;
			} else return handleTerminalErrorOrResponse();
		}
		if (abortSignal?.aborted) throw new Error("Request aborted.");
		else return handleTerminalErrorOrResponse();
	};
};
var cancellableSleep = (timeoutMs, abortSignal) => {
	if (abortSignal?.aborted) return Promise.resolve();
	let timeoutId;
	let sleepPromiseResolveFn;
	const sleepPromise = new Promise((resolve) => {
		sleepPromiseResolveFn = resolve;
		timeoutId = setTimeout(resolve, timeoutMs);
	});
	abortSignal?.addEventListener("abort", function cancelSleep(_) {
		clearTimeout(timeoutId);
		abortSignal?.removeEventListener("abort", cancelSleep);
		sleepPromiseResolveFn();
	});
	return sleepPromise;
};
var addOrIncrementMetadataAttempts = (nextHandlerOutput, attempts) => {
	if (Object.prototype.toString.call(nextHandlerOutput) !== "[object Object]") return;
	nextHandlerOutput.$metadata = {
		...nextHandlerOutput.$metadata ?? {},
		attempts
	};
};
// node_modules/@aws-amplify/core/dist/esm/clients/middleware/retry/amzSdkInvocationIdHeaderMiddleware.mjs
/**
* Middleware injects a UUID string to `amz-sdk-invocation-id` header.
* if the header is not set already. This header is helpful to provide
* observability to group the requests caused by automatic retry.
*
* This middleware is standalone because of extra UUID dependency, we will
* NOT use this middleware for API categories.
*
* Ref: https://sdk.amazonaws.com/kotlin/api/smithy-kotlin/api/1.0.9/http-client/aws.smithy.kotlin.runtime.http.operation/-http-operation-context/-sdk-invocation-id.html
*/
var amzSdkInvocationIdHeaderMiddlewareFactory = () => (next) => {
	return async function amzSdkInvocationIdHeaderMiddleware(request) {
		if (!request.headers["amz-sdk-invocation-id"]) request.headers[AMZ_SDK_INVOCATION_ID_HEADER] = amplifyUuid();
		return next(request);
	};
};
// node_modules/@aws-amplify/core/dist/esm/clients/middleware/retry/amzSdkRequestHeaderMiddleware.mjs
/**
* Middleware injects `amz-sdk-request` header to indicate the retry state at the time an HTTP request is made.
* This middleware should co-exist with retryMiddleware as it relies on the retryAttempts value in middleware context
* set by the retry middleware.
*
* Example header: `amz-sdk-request: attempt=1; max=3`.
*
* This middleware is standalone because of extra headers may conflict with custom endpoint settings(e.g. CORS), we will
* NOT use this middleware for API categories.
*/
var amzSdkRequestHeaderMiddlewareFactory = ({ maxAttempts = 3 }) => (next, context) => {
	return async function amzSdkRequestHeaderMiddleware(request) {
		const attemptsCount = context.attemptsCount ?? 0;
		request.headers[AMZ_SDK_REQUEST_HEADER] = `attempt=${attemptsCount + 1}; max=${maxAttempts}`;
		return next(request);
	};
};
// node_modules/@aws-amplify/core/dist/esm/clients/middleware/userAgent/middleware.mjs
/**
* Middleware injects user agent string to specified header(default to 'x-amz-user-agent'),
* if the header is not set already.
*
* TODO: incorporate new user agent design
*/
var userAgentMiddlewareFactory = ({ userAgentHeader = "x-amz-user-agent", userAgentValue = "" }) => (next) => {
	return async function userAgentMiddleware(request) {
		if (userAgentValue.trim().length === 0) return await next(request);
		else {
			const headerName = userAgentHeader.toLowerCase();
			request.headers[headerName] = request.headers[headerName] ? `${request.headers[headerName]} ${userAgentValue}` : userAgentValue;
			return await next(request);
		}
	};
};
// node_modules/@aws-amplify/core/dist/esm/clients/internal/composeTransferHandler.mjs
/**
* Compose a transfer handler with a core transfer handler and a list of middleware.
* @param coreHandler Core transfer handler
* @param middleware	List of middleware
* @returns A transfer handler whose option type is the union of the core
* 	transfer handler's option type and the middleware's option type.
* @internal
*/
var composeTransferHandler = (coreHandler, middleware) => (request, options) => {
	const context = {};
	let composedHandler = (composeHandlerRequest) => coreHandler(composeHandlerRequest, options);
	for (let i = middleware.length - 1; i >= 0; i--) {
		const m = middleware[i];
		composedHandler = m(options)(composedHandler, context);
	}
	return composedHandler(request);
};
// node_modules/@aws-amplify/core/dist/esm/clients/utils/memoization.mjs
/**
* Cache the payload of a response body. It allows multiple calls to the body,
* for example, when reading the body in both retry decider and error deserializer.
* Caching body is allowed here because we call the body accessor(blob(), json(),
* etc.) when body is small or streaming implementation is not available(RN).
*
* @internal
*/
var withMemoization = (payloadAccessor) => {
	let cached;
	return () => {
		if (!cached) cached = payloadAccessor();
		return cached;
	};
};
// node_modules/@aws-amplify/core/dist/esm/clients/handlers/fetch.mjs
var shouldSendBody = (method) => !["HEAD", "GET"].includes(method.toUpperCase());
var fetchTransferHandler = async ({ url, method, headers, body }, { abortSignal, cache, withCrossDomainCredentials }) => {
	let resp;
	try {
		resp = await fetch(url, {
			method,
			headers,
			body: shouldSendBody(method) ? body : void 0,
			signal: abortSignal,
			cache,
			credentials: withCrossDomainCredentials ? "include" : "same-origin"
		});
	} catch (e) {
		if (e instanceof TypeError) throw new AmplifyError({
			name: AmplifyErrorCode.NetworkError,
			message: "A network error has occurred.",
			underlyingError: e
		});
		throw e;
	}
	const responseHeaders = {};
	resp.headers?.forEach((value, key) => {
		responseHeaders[key.toLowerCase()] = value;
	});
	const httpResponse = {
		statusCode: resp.status,
		headers: responseHeaders,
		body: null
	};
	const bodyWithMixin = Object.assign(resp.body ?? {}, {
		text: withMemoization(() => resp.text()),
		blob: withMemoization(() => resp.blob()),
		json: withMemoization(() => resp.json())
	});
	return {
		...httpResponse,
		body: bodyWithMixin
	};
};
// node_modules/@aws-amplify/core/dist/esm/clients/handlers/aws/unauthenticated.mjs
var unauthenticatedHandler = composeTransferHandler(fetchTransferHandler, [
	userAgentMiddlewareFactory,
	amzSdkInvocationIdHeaderMiddlewareFactory,
	retryMiddlewareFactory,
	amzSdkRequestHeaderMiddlewareFactory
]);
// node_modules/@aws-amplify/core/dist/esm/clients/endpoints/partitions.mjs
/**
* Default partition for AWS services. This is used when the region is not provided or the region is not recognized.
*
* @internal
*/
var defaultPartition = {
	id: "aws",
	outputs: { dnsSuffix: "amazonaws.com" },
	regionRegex: "^(us|eu|ap|sa|ca|me|af)\\-\\w+\\-\\d+$",
	regions: ["aws-global"]
};
/**
* This data is adapted from the partition file from AWS SDK shared utilities but remove some contents for bundle size
* concern. Information removed are `dualStackDnsSuffix`, `supportDualStack`, `supportFIPS`, restricted partitions, and
* list of regions for each partition other than global regions.
*
* * Ref: https://docs.aws.amazon.com/general/latest/gr/rande.html#regional-endpoints
* * Ref: https://github.com/aws/aws-sdk-js-v3/blob/0201baef03c2379f1f6f7150b9d401d4b230d488/packages/util-endpoints/src/lib/aws/partitions.json#L1
*
* @internal
*/
var partitionsInfo = { partitions: [defaultPartition, {
	id: "aws-cn",
	outputs: { dnsSuffix: "amazonaws.com.cn" },
	regionRegex: "^cn\\-\\w+\\-\\d+$",
	regions: ["aws-cn-global"]
}] };
// node_modules/@aws-amplify/core/dist/esm/clients/endpoints/getDnsSuffix.mjs
/**
* Get the AWS Services endpoint URL's DNS suffix for a given region. A typical AWS regional service endpoint URL will
* follow this pattern: {endpointPrefix}.{region}.{dnsSuffix}. For example, the endpoint URL for Cognito Identity in
* us-east-1 will be cognito-identity.us-east-1.amazonaws.com. Here the DnsSuffix is `amazonaws.com`.
*
* @param region
* @returns The DNS suffix
*
* @internal
*/
var getDnsSuffix = (region) => {
	const { partitions } = partitionsInfo;
	for (const { regions, outputs, regionRegex } of partitions) {
		const regex = new RegExp(regionRegex);
		if (regions.includes(region) || regex.test(region)) return outputs.dnsSuffix;
	}
	return defaultPartition.outputs.dnsSuffix;
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/errors/constants.mjs
var USER_UNAUTHENTICATED_EXCEPTION = "UserUnAuthenticatedException";
var USER_ALREADY_AUTHENTICATED_EXCEPTION = "UserAlreadyAuthenticatedException";
var DEVICE_METADATA_NOT_FOUND_EXCEPTION = "DeviceMetadataNotFoundException";
var AUTO_SIGN_IN_EXCEPTION = "AutoSignInException";
var INVALID_REDIRECT_EXCEPTION = "InvalidRedirectException";
var INVALID_APP_SCHEME_EXCEPTION = "InvalidAppSchemeException";
var INVALID_PREFERRED_REDIRECT_EXCEPTION = "InvalidPreferredRedirectUrlException";
var invalidRedirectException = new AuthError({
	name: INVALID_REDIRECT_EXCEPTION,
	message: "signInRedirect or signOutRedirect had an invalid format or was not found.",
	recoverySuggestion: "Please make sure the signIn/Out redirect in your oauth config is valid."
});
new AuthError({
	name: INVALID_APP_SCHEME_EXCEPTION,
	message: "A valid non-http app scheme was not found in the config.",
	recoverySuggestion: "Please make sure a valid custom app scheme is present in the config."
});
var invalidPreferredRedirectUrlException = new AuthError({
	name: INVALID_PREFERRED_REDIRECT_EXCEPTION,
	message: "The given preferredRedirectUrl does not match any items in the redirectSignOutUrls array from the config.",
	recoverySuggestion: "Please make sure a matching preferredRedirectUrl is provided."
});
var invalidOriginException = new AuthError({
	name: "InvalidOriginException",
	message: "redirect is coming from a different origin. The oauth flow needs to be initiated from the same origin",
	recoverySuggestion: "Please call signInWithRedirect from the same origin."
});
var OAUTH_SIGNOUT_EXCEPTION = "OAuthSignOutException";
var TOKEN_REFRESH_EXCEPTION = "TokenRefreshException";
var UNEXPECTED_SIGN_IN_INTERRUPTION_EXCEPTION = "UnexpectedSignInInterruptionException";
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/types.mjs
function assertAuthTokens(tokens) {
	if (!tokens || !tokens.accessToken) throw new AuthError({
		name: USER_UNAUTHENTICATED_EXCEPTION,
		message: "User needs to be authenticated to call this API.",
		recoverySuggestion: "Sign in before calling this API again."
	});
}
function assertIdTokenInAuthTokens(tokens) {
	if (!tokens || !tokens.idToken) throw new AuthError({
		name: USER_UNAUTHENTICATED_EXCEPTION,
		message: "User needs to be authenticated to call this API.",
		recoverySuggestion: "Sign in before calling this API again."
	});
}
var oAuthTokenRefreshException = new AuthError({
	name: TOKEN_REFRESH_EXCEPTION,
	message: `Token refresh is not supported when authenticated with the 'implicit grant' (token) oauth flow. 
	Please change your oauth configuration to use 'code grant' flow.`,
	recoverySuggestion: `Please logout and change your Amplify configuration to use "code grant" flow. 
	E.g { responseType: 'code' }`
});
var tokenRefreshException = new AuthError({
	name: USER_UNAUTHENTICATED_EXCEPTION,
	message: "User needs to be authenticated to call this API.",
	recoverySuggestion: "Sign in before calling this API again."
});
function assertAuthTokensWithRefreshToken(tokens) {
	if (isAuthenticatedWithImplicitOauthFlow(tokens)) throw oAuthTokenRefreshException;
	if (!isAuthenticatedWithRefreshToken(tokens)) throw tokenRefreshException;
}
function assertDeviceMetadata(deviceMetadata) {
	if (!deviceMetadata || !deviceMetadata.deviceKey || !deviceMetadata.deviceGroupKey || !deviceMetadata.randomPassword) throw new AuthError({
		name: DEVICE_METADATA_NOT_FOUND_EXCEPTION,
		message: "Either deviceKey, deviceGroupKey or secretPassword were not found during the sign-in process.",
		recoverySuggestion: "Make sure to not clear storage after calling the signIn API."
	});
}
var OAuthStorageKeys = {
	inflightOAuth: "inflightOAuth",
	inflightOAuthDeadline: "inflightOAuthDeadline",
	oauthSignIn: "oauthSignIn",
	oauthPKCE: "oauthPKCE",
	oauthState: "oauthState"
};
function isAuthenticated(tokens) {
	return tokens?.accessToken || tokens?.idToken;
}
function isAuthenticatedWithRefreshToken(tokens) {
	return isAuthenticated(tokens) && tokens?.refreshToken;
}
function isAuthenticatedWithImplicitOauthFlow(tokens) {
	return isAuthenticated(tokens) && !tokens?.refreshToken;
}
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/apis/internal/getCurrentUser.mjs
var getCurrentUser$1 = async (amplify) => {
	const authConfig = amplify.resourcesConfig.Auth?.Cognito;
	assertTokenProviderConfig(authConfig);
	const tokens = await amplify.getTokens({ forceRefresh: false });
	assertAuthTokens(tokens);
	const { "cognito:username": username, sub } = tokens.idToken?.payload ?? {};
	const authUser = {
		username,
		userId: sub
	};
	const signInDetails = getSignInDetailsFromTokens(tokens);
	if (signInDetails) authUser.signInDetails = signInDetails;
	return authUser;
};
function getSignInDetailsFromTokens(tokens) {
	return tokens?.signInDetails;
}
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/apis/getCurrentUser.mjs
async function getCurrentUser(...args) {
	const [ctx] = resolveCtxArgs(args);
	return getCurrentUser$1(ctx);
}
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/utils/getAuthUserAgentValue.mjs
var getAuthUserAgentValue = (action, customUserAgentDetails) => getAmplifyUserAgent({
	category: Category.Auth,
	action,
	...customUserAgentDetails
});
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/foundation/factories/serviceClients/cognitoIdentityProvider/shared/serde/createUserPoolSerializer.mjs
var createUserPoolSerializer = (operation) => (input, endpoint) => {
	return buildHttpRpcRequest(endpoint, getSharedHeaders(operation), JSON.stringify(input));
};
var getSharedHeaders = (operation) => ({
	"content-type": "application/x-amz-json-1.1",
	"x-amz-target": `AWSCognitoIdentityProviderService.${operation}`
});
var buildHttpRpcRequest = ({ url }, headers, body) => ({
	headers,
	url,
	body,
	method: "POST"
});
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/errors/utils/assertServiceError.mjs
function assertServiceError(error) {
	if (!error || error.name === "Error" || error instanceof TypeError) throw new AuthError({
		name: AmplifyErrorCode.Unknown,
		message: "An unknown error has occurred.",
		underlyingError: error
	});
}
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/foundation/factories/serviceClients/cognitoIdentityProvider/shared/serde/createUserPoolDeserializer.mjs
var createUserPoolDeserializer = () => async (response) => {
	if (response.statusCode >= 300) {
		const error = await parseJsonError(response);
		assertServiceError(error);
		throw new AuthError({
			name: error.name,
			message: error.message,
			metadata: error.$metadata
		});
	}
	return parseJsonBody(response);
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/foundation/factories/serviceClients/cognitoIdentityProvider/shared/handler/cognitoUserPoolTransferHandler.mjs
/**
* A Cognito Identity-specific middleware that disables caching for all requests.
*/
var disableCacheMiddlewareFactory = () => (next, _) => async function disableCacheMiddleware(request) {
	const customHeaders = hasGlobalContext() ? await getGlobalContext().libraryOptions?.Auth?.headers?.() : void 0;
	request.headers = {
		...request.headers,
		"cache-control": "no-store",
		...customHeaders
	};
	return next(request);
};
/**
* A Cognito Identity-specific transfer handler that does NOT sign requests, and
* disables caching.
*
* @internal
*/
var cognitoUserPoolTransferHandler = composeTransferHandler(unauthenticatedHandler, [disableCacheMiddlewareFactory]);
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/foundation/constants.mjs
/**
* The service name used to sign requests if the API requires authentication.
*/
var COGNITO_IDP_SERVICE_NAME = "cognito-idp";
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/foundation/factories/serviceClients/cognitoIdentityProvider/constants.mjs
var DEFAULT_SERVICE_CLIENT_API_CONFIG = {
	service: COGNITO_IDP_SERVICE_NAME,
	retryDecider: getRetryDecider(parseJsonError),
	computeDelay: jitteredBackoff,
	get userAgentValue() {
		return getAmplifyUserAgent();
	},
	cache: "no-store"
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/foundation/cognitoUserPoolEndpointResolver.mjs
var cognitoUserPoolEndpointResolver = ({ region }) => ({ url: new AmplifyUrl(`https://${COGNITO_IDP_SERVICE_NAME}.${region}.${getDnsSuffix(region)}`) });
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/factories/createCognitoUserPoolEndpointResolver.mjs
var createCognitoUserPoolEndpointResolver = ({ endpointOverride }) => (input) => {
	if (endpointOverride) return { url: new AmplifyUrl(endpointOverride) };
	return cognitoUserPoolEndpointResolver(input);
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/foundation/factories/serviceClients/cognitoIdentityProvider/createGetTokensFromRefreshTokenClient.mjs
var createGetTokensFromRefreshTokenClient = (config) => composeServiceApi(cognitoUserPoolTransferHandler, createUserPoolSerializer("GetTokensFromRefreshToken"), createUserPoolDeserializer(), {
	...DEFAULT_SERVICE_CLIENT_API_CONFIG,
	...config
});
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/refreshAuthTokens.mjs
var refreshAuthTokensFunction = async ({ tokens, authConfig, username, clientMetadata }) => {
	assertTokenProviderConfig(authConfig?.Cognito);
	const { userPoolId, userPoolClientId, userPoolEndpoint } = authConfig.Cognito;
	const region = getRegionFromUserPoolId(userPoolId);
	assertAuthTokensWithRefreshToken(tokens);
	const { AuthenticationResult } = await createGetTokensFromRefreshTokenClient({ endpointResolver: createCognitoUserPoolEndpointResolver({ endpointOverride: userPoolEndpoint }) })({ region }, {
		ClientId: userPoolClientId,
		RefreshToken: tokens.refreshToken,
		DeviceKey: tokens.deviceMetadata?.deviceKey,
		ClientMetadata: clientMetadata
	});
	const accessToken = decodeJWT(AuthenticationResult?.AccessToken ?? "");
	const idToken = AuthenticationResult?.IdToken ? decodeJWT(AuthenticationResult.IdToken) : void 0;
	const { iat } = accessToken.payload;
	if (!iat) throw new AuthError({
		name: "iatNotFoundException",
		message: "iat not found in access token"
	});
	return {
		accessToken,
		idToken,
		clockDrift: iat * 1e3 - (/* @__PURE__ */ new Date()).getTime(),
		refreshToken: AuthenticationResult?.RefreshToken ?? tokens.refreshToken,
		username
	};
};
var refreshAuthTokens = deDupeAsyncFunction(refreshAuthTokensFunction);
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/tokenProvider/types.mjs
var AuthTokenStorageKeys = {
	accessToken: "accessToken",
	idToken: "idToken",
	oidcProvider: "oidcProvider",
	clockDrift: "clockDrift",
	refreshToken: "refreshToken",
	deviceKey: "deviceKey",
	randomPasswordKey: "randomPasswordKey",
	deviceGroupKey: "deviceGroupKey",
	signInDetails: "signInDetails",
	oauthMetadata: "oauthMetadata"
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/tokenProvider/errorHelpers.mjs
var TokenProviderErrorCode;
(function(TokenProviderErrorCode) {
	TokenProviderErrorCode["InvalidAuthTokens"] = "InvalidAuthTokens";
})(TokenProviderErrorCode || (TokenProviderErrorCode = {}));
var assert = createAssertionFunction({ [TokenProviderErrorCode.InvalidAuthTokens]: {
	message: "Invalid tokens.",
	recoverySuggestion: "Make sure the tokens are valid."
} });
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/tokenProvider/constants.mjs
var AUTH_KEY_PREFIX = "CognitoIdentityServiceProvider";
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/tokenProvider/TokenStore.mjs
var DefaultTokenStore = class {
	getKeyValueStorage() {
		if (!this.keyValueStorage) throw new AuthError({
			name: "KeyValueStorageNotFoundException",
			message: "KeyValueStorage was not found in TokenStore"
		});
		return this.keyValueStorage;
	}
	setKeyValueStorage(keyValueStorage) {
		const wasActive = !!this.stopNotify;
		this.teardownNotify();
		this.keyValueStorage = keyValueStorage;
		if (wasActive) this.setupNotify();
	}
	setAuthConfig(authConfig) {
		this.authConfig = authConfig;
	}
	setupNotify() {
		if (this.stopNotify) return;
		this.stopNotify = this.keyValueStorage?.addListener?.(async (e) => {
			const key = e.key || "";
			if (!key.startsWith(`CognitoIdentityServiceProvider.`)) return;
			const { newValue, oldValue } = e;
			if (key.endsWith(".refreshToken")) {
				if (newValue && !oldValue) Hub.dispatch("auth", {
					event: "signedIn",
					data: await getCurrentUser()
				}, "Auth", AMPLIFY_SYMBOL, true);
				else if (!newValue && oldValue) Hub.dispatch("auth", { event: "signedOut" }, "Auth", AMPLIFY_SYMBOL, true);
			} else if (key.endsWith(".accessToken")) {
				if (oldValue && newValue && oldValue !== newValue) Hub.dispatch("auth", { event: "tokenRefresh" }, "Auth", AMPLIFY_SYMBOL, true);
			}
		});
	}
	/**
	* Detaches the cross-tab storage listener registered by {@link setupNotify}
	* and clears the retained unsubscribe handle, allowing a subsequent
	* `setupNotify()` to re-register (e.g. after a storage swap, in tests, or
	* during HMR). No-op when notify was never set up.
	*/
	teardownNotify() {
		this.stopNotify?.();
		this.stopNotify = void 0;
	}
	async loadTokens() {
		try {
			const authKeys = await this.getAuthKeys();
			const accessTokenString = await this.getKeyValueStorage().getItem(authKeys.accessToken);
			if (!accessTokenString) throw new AuthError({
				name: "NoSessionFoundException",
				message: "Auth session was not found. Make sure to call signIn."
			});
			const accessToken = decodeJWT(accessTokenString);
			const itString = await this.getKeyValueStorage().getItem(authKeys.idToken);
			const idToken = itString ? decodeJWT(itString) : void 0;
			const refreshToken = await this.getKeyValueStorage().getItem(authKeys.refreshToken) ?? void 0;
			const clockDriftString = await this.getKeyValueStorage().getItem(authKeys.clockDrift) ?? "0";
			const clockDrift = Number.parseInt(clockDriftString);
			const signInDetails = await this.getKeyValueStorage().getItem(authKeys.signInDetails);
			const tokens = {
				accessToken,
				idToken,
				refreshToken,
				deviceMetadata: await this.getDeviceMetadata() ?? void 0,
				clockDrift,
				username: await this.getLastAuthUser()
			};
			if (signInDetails) tokens.signInDetails = JSON.parse(signInDetails);
			return tokens;
		} catch (err) {
			return null;
		}
	}
	async storeTokens(tokens) {
		assert(tokens !== void 0, TokenProviderErrorCode.InvalidAuthTokens);
		const lastAuthUser = tokens.username;
		await this.getKeyValueStorage().setItem(this.getLastAuthUserKey(), lastAuthUser);
		const authKeys = await this.getAuthKeys();
		await this.getKeyValueStorage().setItem(authKeys.accessToken, tokens.accessToken.toString());
		if (tokens.idToken) await this.getKeyValueStorage().setItem(authKeys.idToken, tokens.idToken.toString());
		else await this.getKeyValueStorage().removeItem(authKeys.idToken);
		if (tokens.refreshToken) await this.getKeyValueStorage().setItem(authKeys.refreshToken, tokens.refreshToken);
		else await this.getKeyValueStorage().removeItem(authKeys.refreshToken);
		if (tokens.deviceMetadata) {
			if (tokens.deviceMetadata.deviceKey) await this.getKeyValueStorage().setItem(authKeys.deviceKey, tokens.deviceMetadata.deviceKey);
			if (tokens.deviceMetadata.deviceGroupKey) await this.getKeyValueStorage().setItem(authKeys.deviceGroupKey, tokens.deviceMetadata.deviceGroupKey);
			await this.getKeyValueStorage().setItem(authKeys.randomPasswordKey, tokens.deviceMetadata.randomPassword);
		}
		if (tokens.signInDetails) await this.getKeyValueStorage().setItem(authKeys.signInDetails, JSON.stringify(tokens.signInDetails));
		else await this.getKeyValueStorage().removeItem(authKeys.signInDetails);
		await this.getKeyValueStorage().setItem(authKeys.clockDrift, `${tokens.clockDrift}`);
	}
	async clearTokens() {
		const authKeys = await this.getAuthKeys();
		await Promise.all([
			this.getKeyValueStorage().removeItem(authKeys.accessToken),
			this.getKeyValueStorage().removeItem(authKeys.idToken),
			this.getKeyValueStorage().removeItem(authKeys.clockDrift),
			this.getKeyValueStorage().removeItem(authKeys.refreshToken),
			this.getKeyValueStorage().removeItem(authKeys.signInDetails),
			this.getKeyValueStorage().removeItem(this.getLastAuthUserKey()),
			this.getKeyValueStorage().removeItem(authKeys.oauthMetadata)
		]);
	}
	async getDeviceMetadata(username) {
		const authKeys = await this.getAuthKeys(username);
		const deviceKey = await this.getKeyValueStorage().getItem(authKeys.deviceKey);
		const deviceGroupKey = await this.getKeyValueStorage().getItem(authKeys.deviceGroupKey);
		const randomPassword = await this.getKeyValueStorage().getItem(authKeys.randomPasswordKey);
		return randomPassword && deviceGroupKey && deviceKey ? {
			deviceKey,
			deviceGroupKey,
			randomPassword
		} : null;
	}
	async clearDeviceMetadata(username) {
		const authKeys = await this.getAuthKeys(username);
		await Promise.all([
			this.getKeyValueStorage().removeItem(authKeys.deviceKey),
			this.getKeyValueStorage().removeItem(authKeys.deviceGroupKey),
			this.getKeyValueStorage().removeItem(authKeys.randomPasswordKey)
		]);
	}
	async getAuthKeys(username) {
		assertTokenProviderConfig(this.authConfig?.Cognito);
		const lastAuthUser = username ?? await this.getLastAuthUser();
		return createKeysForAuthStorage$1(AUTH_KEY_PREFIX, `${this.authConfig.Cognito.userPoolClientId}.${lastAuthUser}`);
	}
	getLastAuthUserKey() {
		assertTokenProviderConfig(this.authConfig?.Cognito);
		return `${AUTH_KEY_PREFIX}.${this.authConfig.Cognito.userPoolClientId}.LastAuthUser`;
	}
	async getLastAuthUser() {
		return await this.getKeyValueStorage().getItem(this.getLastAuthUserKey()) ?? "username";
	}
	async setOAuthMetadata(metadata) {
		const { oauthMetadata: oauthMetadataKey } = await this.getAuthKeys();
		await this.getKeyValueStorage().setItem(oauthMetadataKey, JSON.stringify(metadata));
	}
	async getOAuthMetadata() {
		const { oauthMetadata: oauthMetadataKey } = await this.getAuthKeys();
		const oauthMetadata = await this.getKeyValueStorage().getItem(oauthMetadataKey);
		return oauthMetadata && JSON.parse(oauthMetadata);
	}
};
var createKeysForAuthStorage$1 = (provider, identifier) => {
	return getAuthStorageKeys(AuthTokenStorageKeys)(`${provider}`, identifier);
};
function getAuthStorageKeys(authKeys) {
	const keys = Object.values({ ...authKeys });
	return (prefix, identifier) => keys.reduce((acc, authKey) => ({
		...acc,
		[authKey]: `${prefix}.${identifier}.${authKey}`
	}), {});
}
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/signInWithRedirectStore.mjs
var V5_HOSTED_UI_KEY = "amplify-signin-with-hostedUI";
var OAUTH_INFLIGHT_TTL_MS = 3e5;
var DefaultOAuthStore = class {
	constructor(keyValueStorage) {
		this.keyValueStorage = keyValueStorage;
	}
	async clearOAuthInflightData() {
		assertTokenProviderConfig(this.cognitoConfig);
		const authKeys = createKeysForAuthStorage(AUTH_KEY_PREFIX, this.cognitoConfig.userPoolClientId);
		await Promise.all([
			this.keyValueStorage.removeItem(authKeys.inflightOAuth),
			this.keyValueStorage.removeItem(authKeys.inflightOAuthDeadline),
			this.keyValueStorage.removeItem(authKeys.oauthPKCE),
			this.keyValueStorage.removeItem(authKeys.oauthState)
		]);
	}
	async clearOAuthData() {
		assertTokenProviderConfig(this.cognitoConfig);
		const authKeys = createKeysForAuthStorage(AUTH_KEY_PREFIX, this.cognitoConfig.userPoolClientId);
		await this.clearOAuthInflightData();
		await this.keyValueStorage.removeItem(V5_HOSTED_UI_KEY);
		return this.keyValueStorage.removeItem(authKeys.oauthSignIn);
	}
	loadOAuthState() {
		assertTokenProviderConfig(this.cognitoConfig);
		const authKeys = createKeysForAuthStorage(AUTH_KEY_PREFIX, this.cognitoConfig.userPoolClientId);
		return this.keyValueStorage.getItem(authKeys.oauthState);
	}
	storeOAuthState(state) {
		assertTokenProviderConfig(this.cognitoConfig);
		const authKeys = createKeysForAuthStorage(AUTH_KEY_PREFIX, this.cognitoConfig.userPoolClientId);
		return this.keyValueStorage.setItem(authKeys.oauthState, state);
	}
	loadPKCE() {
		assertTokenProviderConfig(this.cognitoConfig);
		const authKeys = createKeysForAuthStorage(AUTH_KEY_PREFIX, this.cognitoConfig.userPoolClientId);
		return this.keyValueStorage.getItem(authKeys.oauthPKCE);
	}
	storePKCE(pkce) {
		assertTokenProviderConfig(this.cognitoConfig);
		const authKeys = createKeysForAuthStorage(AUTH_KEY_PREFIX, this.cognitoConfig.userPoolClientId);
		return this.keyValueStorage.setItem(authKeys.oauthPKCE, pkce);
	}
	setAuthConfig(authConfigParam) {
		this.cognitoConfig = authConfigParam;
	}
	async loadOAuthInFlight() {
		assertTokenProviderConfig(this.cognitoConfig);
		const authKeys = createKeysForAuthStorage(AUTH_KEY_PREFIX, this.cognitoConfig.userPoolClientId);
		return await this.keyValueStorage.getItem(authKeys.inflightOAuth) === "true";
	}
	async loadOAuthInFlightDeadline() {
		assertTokenProviderConfig(this.cognitoConfig);
		const { userPoolClientId } = this.cognitoConfig;
		if (!await this.loadOAuthInFlight()) return;
		const authKeys = createKeysForAuthStorage(AUTH_KEY_PREFIX, userPoolClientId);
		const storedDeadline = await this.keyValueStorage.getItem(authKeys.inflightOAuthDeadline);
		let deadline = Number(storedDeadline);
		if (storedDeadline === null || Number.isNaN(deadline)) {
			deadline = Date.now() + OAUTH_INFLIGHT_TTL_MS;
			await this.keyValueStorage.setItem(authKeys.inflightOAuthDeadline, String(deadline));
		}
		return deadline > Date.now() ? deadline : void 0;
	}
	async storeOAuthInFlight(inflight) {
		assertTokenProviderConfig(this.cognitoConfig);
		const authKeys = createKeysForAuthStorage(AUTH_KEY_PREFIX, this.cognitoConfig.userPoolClientId);
		if (inflight) await this.keyValueStorage.setItem(authKeys.inflightOAuthDeadline, String(Date.now() + OAUTH_INFLIGHT_TTL_MS));
		else await this.keyValueStorage.removeItem(authKeys.inflightOAuthDeadline);
		await this.keyValueStorage.setItem(authKeys.inflightOAuth, `${inflight}`);
	}
	async loadOAuthSignIn() {
		assertTokenProviderConfig(this.cognitoConfig);
		const authKeys = createKeysForAuthStorage(AUTH_KEY_PREFIX, this.cognitoConfig.userPoolClientId);
		const isLegacyHostedUISignIn = await this.keyValueStorage.getItem(V5_HOSTED_UI_KEY);
		const [isOAuthSignIn, preferPrivateSession] = (await this.keyValueStorage.getItem(authKeys.oauthSignIn))?.split(",") ?? [];
		return {
			isOAuthSignIn: isOAuthSignIn === "true" || isLegacyHostedUISignIn === "true",
			preferPrivateSession: preferPrivateSession === "true"
		};
	}
	async storeOAuthSignIn(oauthSignIn, preferPrivateSession = false) {
		assertTokenProviderConfig(this.cognitoConfig);
		const authKeys = createKeysForAuthStorage(AUTH_KEY_PREFIX, this.cognitoConfig.userPoolClientId);
		await this.keyValueStorage.setItem(authKeys.oauthSignIn, `${oauthSignIn},${preferPrivateSession}`);
	}
};
var createKeysForAuthStorage = (provider, identifier) => {
	return getAuthStorageKeys(OAuthStorageKeys)(provider, identifier);
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/oauth/oAuthStore.mjs
var oAuthStore = new DefaultOAuthStore(defaultStorage);
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/oauth/inflightPromise.mjs
var inflightPromises = [];
var deadlineTimer;
var addInflightPromise = (resolver) => {
	inflightPromises.push(resolver);
};
/**
* Arms (or re-arms) the backstop timer that releases parked token consumers
* once the inflight OAuth blocking deadline passes.
*
* On fire it re-reads the deadline instead of trusting the armed one: a fresh
* `signInWithRedirect` may have renewed it (re-arm for the new deadline), or
* the flow may have been released through another path already (the re-check
* returns `undefined` and draining is a no-op). The release is purely local —
* it never mutates shared OAuth state, so another tab's still-running flow is
* left intact.
*
* Note: browsers throttle timers in background tabs, which may delay (never
* prevent) this release; the cross-tab storage listener remains the fast path.
*/
var armInflightDeadline = (deadline, recheckDeadline) => {
	if (deadlineTimer !== void 0) clearTimeout(deadlineTimer);
	deadlineTimer = setTimeout(() => {
		deadlineTimer = void 0;
		recheckDeadline().then((renewedDeadline) => {
			if (renewedDeadline !== void 0) {
				armInflightDeadline(renewedDeadline, recheckDeadline);
				return;
			}
			resolveAndClearInflightPromises();
		}).catch(() => {
			resolveAndClearInflightPromises();
		});
	}, Math.max(0, deadline - Date.now()));
};
var resolveAndClearInflightPromises = () => {
	if (deadlineTimer !== void 0) {
		clearTimeout(deadlineTimer);
		deadlineTimer = void 0;
	}
	while (inflightPromises.length) inflightPromises.pop()?.();
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/tokenProvider/TokenOrchestrator.mjs
var TokenOrchestrator = class {
	constructor() {
		this.waitForInflightOAuth = isBrowser() ? async () => {
			const deadline = await oAuthStore.loadOAuthInFlightDeadline();
			if (deadline === void 0) return;
			if (this.inflightPromise) {
				armInflightDeadline(deadline, () => oAuthStore.loadOAuthInFlightDeadline());
				return this.inflightPromise;
			}
			this.inflightPromise = new Promise((resolve) => {
				addInflightPromise(() => {
					this.inflightPromise = void 0;
					resolve();
				});
				armInflightDeadline(deadline, () => oAuthStore.loadOAuthInFlightDeadline());
			});
			return this.inflightPromise;
		} : async () => {};
	}
	setAuthConfig(authConfig) {
		oAuthStore.setAuthConfig(authConfig.Cognito);
		this.authConfig = authConfig;
	}
	setTokenRefresher(tokenRefresher) {
		this.tokenRefresher = tokenRefresher;
	}
	setAuthTokenStore(tokenStore) {
		this.tokenStore = tokenStore;
	}
	getTokenStore() {
		if (!this.tokenStore) throw new AuthError({
			name: "EmptyTokenStoreException",
			message: "TokenStore not set"
		});
		return this.tokenStore;
	}
	getTokenRefresher() {
		if (!this.tokenRefresher) throw new AuthError({
			name: "EmptyTokenRefresherException",
			message: "TokenRefresher not set"
		});
		return this.tokenRefresher;
	}
	setClientMetadataProvider(clientMetadataProvider) {
		this.clientMetadataProvider = clientMetadataProvider;
	}
	async getTokens(options) {
		let tokens;
		try {
			assertTokenProviderConfig(this.authConfig?.Cognito);
		} catch (_err) {
			return null;
		}
		await this.waitForInflightOAuth();
		tokens = await this.getTokenStore().loadTokens();
		const username = await this.getTokenStore().getLastAuthUser();
		if (tokens === null) return null;
		const idTokenExpired = !!tokens?.idToken && isTokenExpired({
			expiresAt: (tokens.idToken?.payload?.exp ?? 0) * 1e3,
			clockDrift: tokens.clockDrift ?? 0
		});
		const accessTokenExpired = isTokenExpired({
			expiresAt: (tokens.accessToken?.payload?.exp ?? 0) * 1e3,
			clockDrift: tokens.clockDrift ?? 0
		});
		if (options?.forceRefresh || idTokenExpired || accessTokenExpired) {
			tokens = await this.refreshTokens({
				tokens,
				username,
				clientMetadata: options?.clientMetadata ?? await this.clientMetadataProvider?.()
			});
			if (tokens === null) return null;
		}
		return {
			accessToken: tokens?.accessToken,
			idToken: tokens?.idToken,
			signInDetails: tokens?.signInDetails
		};
	}
	async refreshTokens({ tokens, username, clientMetadata }) {
		try {
			const { signInDetails } = tokens;
			const newTokens = await this.getTokenRefresher()({
				tokens,
				authConfig: this.authConfig,
				username,
				clientMetadata
			});
			newTokens.signInDetails = signInDetails;
			await this.setTokens({ tokens: newTokens });
			Hub.dispatch("auth", { event: "tokenRefresh" }, "Auth", AMPLIFY_SYMBOL);
			return newTokens;
		} catch (err) {
			return this.handleErrors(err);
		}
	}
	handleErrors(err) {
		assertServiceError(err);
		if (this.isAuthenticationError(err)) this.clearTokens();
		Hub.dispatch("auth", {
			event: "tokenRefresh_failure",
			data: { error: err }
		}, "Auth", AMPLIFY_SYMBOL);
		if (err.name.startsWith("NotAuthorizedException")) return null;
		throw err;
	}
	isAuthenticationError(err) {
		return [
			"NotAuthorizedException",
			"TokenRevokedException",
			"UserNotFoundException",
			"PasswordResetRequiredException",
			"UserNotConfirmedException",
			"RefreshTokenReuseException"
		].some((errorName) => err?.name?.startsWith?.(errorName));
	}
	async setTokens({ tokens }) {
		return this.getTokenStore().storeTokens(tokens);
	}
	async clearTokens() {
		return this.getTokenStore().clearTokens();
	}
	getDeviceMetadata(username) {
		return this.getTokenStore().getDeviceMetadata(username);
	}
	clearDeviceMetadata(username) {
		return this.getTokenStore().clearDeviceMetadata(username);
	}
	setOAuthMetadata(metadata) {
		return this.getTokenStore().setOAuthMetadata(metadata);
	}
	getOAuthMetadata() {
		return this.getTokenStore().getOAuthMetadata();
	}
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/tokenProvider/CognitoUserPoolsTokenProvider.mjs
var CognitoUserPoolsTokenProvider = class {
	constructor() {
		this.authTokenStore = new DefaultTokenStore();
		this.authTokenStore.setKeyValueStorage(defaultStorage);
		this.authTokenStore.setupNotify();
		this.tokenOrchestrator = new TokenOrchestrator();
		this.tokenOrchestrator.setAuthTokenStore(this.authTokenStore);
		this.tokenOrchestrator.setTokenRefresher(refreshAuthTokens);
	}
	getTokens(options = {}) {
		return this.tokenOrchestrator.getTokens(options);
	}
	setKeyValueStorage(keyValueStorage) {
		this.authTokenStore.setKeyValueStorage(keyValueStorage);
	}
	/**
	* Tears down the cross-tab storage listener held by the underlying token
	* store. Intended for tests, HMR, and micro-frontend teardown; safe no-op
	* when notify was never set up.
	*/
	teardownNotify() {
		this.authTokenStore.teardownNotify();
	}
	setClientMetadataProvider(clientMetadataProvider) {
		this.tokenOrchestrator.setClientMetadataProvider(clientMetadataProvider);
	}
	setAuthConfig(authConfig) {
		this.authTokenStore.setAuthConfig(authConfig);
		this.tokenOrchestrator.setAuthConfig(authConfig);
	}
};
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/tokenProvider/tokenProvider.mjs
/**
* The default provider for the JWT access token and ID token issued from the configured Cognito user pool. It manages
* the refresh and storage of the tokens. It stores the tokens in `window.localStorage` if available, and falls back to
* in-memory storage if not.
*/
var cognitoUserPoolsTokenProvider = new CognitoUserPoolsTokenProvider();
var { tokenOrchestrator } = cognitoUserPoolsTokenProvider;
// node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/tokenProvider/contextTokenOrchestrators.mjs
/**
* Resolves the write-capable token orchestrator for the given context.
*
* Returns the per-context orchestrator registered for the context's token
* provider when one exists (the `createAmplifyContext()` path), and falls back
* to the module-level singleton for the global `Amplify.configure()` path.
*
* This MUST be called at the entry point of a flow (e.g. `signInWithSRP`) so
* every step downstream — including early device-metadata reads — uses the same
* correctly configured orchestrator. Internal only.
*/
var resolveTokenOrchestrator = (ctx) => getContextTokenOrchestrator(ctx?.libraryOptions?.Auth?.tokenProvider) ?? tokenOrchestrator;
export { assertTokenProviderConfig as $, jitteredBackoff as A, resolveCtxArgs as B, invalidOriginException as C, unauthenticatedHandler as D, getDnsSuffix as E, getRegionFromIdentityPoolId as F, setGlobalContext as G, isAmplifyContext as H, getRegionFromUserPoolId as I, getAmplifyUserAgent as J, AMPLIFY_SYMBOL as K, AuthError as L, parseJsonBody as M, parseJsonError as N, composeTransferHandler as O, parseMetadata as P, assertOAuthConfig as Q, defaultStorage as R, USER_UNAUTHENTICATED_EXCEPTION as S, invalidRedirectException as T, getGlobalContext as U, AMPLIFY_CONTEXT_BRAND as V, hasGlobalContext as W, Sha256 as X, AuthAction as Y, assertIdentityPoolIdConfig as Z, assertIdTokenInAuthTokens as _, getAuthStorageKeys as a, getBtoa as at, UNEXPECTED_SIGN_IN_INTERRUPTION_EXCEPTION as b, cognitoUserPoolTransferHandler as c, AmplifyErrorCode as ct, createUserPoolSerializer as d, decodeJWT as et, getAuthUserAgentValue as f, assertDeviceMetadata as g, assertAuthTokensWithRefreshToken as h, DefaultOAuthStore as i, ConsoleLogger as it, composeServiceApi as j, getRetryDecider as k, createUserPoolDeserializer as l, AmplifyError as lt, assertAuthTokens as m, cognitoUserPoolsTokenProvider as n, AmplifyUrl as nt, createCognitoUserPoolEndpointResolver as o, getCrypto as ot, getCurrentUser as p, Hub as q, tokenOrchestrator as r, isBrowser as rt, DEFAULT_SERVICE_CLIENT_API_CONFIG as s, createAssertionFunction as st, resolveTokenOrchestrator as t, base64Decoder as tt, assertServiceError as u, AUTO_SIGN_IN_EXCEPTION as v, invalidPreferredRedirectUrlException as w, USER_ALREADY_AUTHENTICATED_EXCEPTION as x, OAUTH_SIGNOUT_EXCEPTION as y, syncSessionStorage as z };

//# sourceMappingURL=contextTokenOrchestrators-CsxrNUZW.js.map