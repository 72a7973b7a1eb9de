/** The payment providers: the real ones, or in demo mode the simulator, a program of its own. */
